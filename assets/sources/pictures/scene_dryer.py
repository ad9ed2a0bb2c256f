import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import kit; from kit import *
var,fin,W,SPP=args(); S=kit.reset(); dirty=var=='before'
R=.062; rs=np.random.RandomState(9); random.seed(3)
# wall in the xz plane at y=0, camera at -y
m,nt=newmat('brick'); v=coords(nt,'World'); ri=N(nt,'ObjectInfo').outputs['Random']
n=noise_tex(nt,v,30,6,.65); n2=noise_tex(nt,v,160,4,.7)
c=ramp(nt,ri,(0,lin('5E352B')),(.3,lin('784536')),(.6,lin('8A5240')),(.85,lin('9A6650')),(1,lin('54302B')))
c=mix(nt,maprange(nt,n,.42,.72,0,.5),c,lin('A07863')); c=mix(nt,maprange(nt,n2,.6,.75,0,.5),c,lin('5B332A'))
c=mix(nt,maprange(nt,noise_tex(nt,v,4,5,.6),.5,.75,0,.35),c,lin('CDBBAA'))
b=N(nt,'Bump',{'Strength':.6,'Distance':.004,'Height':math_(nt,'ADD',n,n2)}).outputs[0]
out(nt,N(nt,'BsdfPrincipled',{'Base Color':c,'Roughness':.88,'Specular':.2,'Normal':b}).outputs[0]); brick=m
mortar=simple('mortar',lin('BDB4A6'),.95,var=.12,vscale=50,bump=.8,bscale=240)
BL,BH,G=.194,.057,.0105
for r in range(-9,10):
    z=r*(BH+G)+.011; off=(BL+G)/2 if r%2 else 0
    for k in range(-5,6):
        x=k*(BL+G)+off+.03
        dx,dz=max(abs(x)-BL/2,0),max(abs(z)-BH/2,0)
        if abs(x)<R+.03+BL*.32 and abs(z)<R+.03+BH*.15 and math.hypot(dx,dz)<R+.012:
            # cut the brick against the hole by splitting it
            for s in(-1,1):
                xe=x+s*BL/2; xi=s*math.sqrt(max((R+.02)**2-min(abs(z)-BH*.3,R)**2 if abs(z)>BH*.3 else (R+.02)**2,0))
                if (xe-xi)*s>.02: 
                    box('b',((xe+xi)/2,.05+random.uniform(-.001,.001),z),(abs(xe-xi),.1,BH),brick,.004,seg=3)
            continue
        box('b',(x+random.uniform(-.001,.001),.05+random.uniform(-.0022,.0018),z+random.uniform(-.0008,.0008)),(BL,.1,BH),brick,.0045,(random.uniform(-.003,.003),0,random.uniform(-.004,.004)),seg=3)
# mortar bed with a hole
n_=128; a=np.linspace(0,2*math.pi,n_,endpoint=False); V=[]
for rr in np.concatenate([[R],np.linspace(R+.006,.25,60),np.linspace(.27,2.2,10)]):
    V.append(np.stack([rr*np.cos(a),np.full(n_,.0068)+.0012*fbm(np.stack([rr*np.cos(a),0*a,rr*np.sin(a)],-1),40,3,seed=2),rr*np.sin(a)],-1))
fastmesh('mort',np.stack(V,1).reshape(-1,3),gridfaces(n_,len(V),True),mortar,True)
# galvanised / painted metal
def metalmat(name,base,rough,met):
    m,nt=newmat(name); v=coords(nt,'World'); cell=N(nt,'SeparateXYZ',{0:N(nt,'TexVoronoi',{'Vector':v,'Scale':95}).outputs['Color']}).outputs[0]
    n=noise_tex(nt,v,25,5); c=mix(nt,cell,sc(base,.90),sc(base,1.06)); c=mix(nt,maprange(nt,n,.5,.75,0,.25),c,sc(base,.7))
    out(nt,N(nt,'BsdfPrincipled',{'Base Color':c,'Metallic':met,'Roughness':math_(nt,'ADD',maprange(nt,cell,0,1,rough,rough+.07),maprange(nt,n,.3,.7,-.03,.06)),'Normal':N(nt,'Bump',{'Strength':.05,'Distance':.01,'Height':n}).outputs[0]}).outputs[0]); return m
gal=metalmat('gal',lin('C3C8C8'),.27,1); bore=metalmat('bore',lin('AEB4B4'),.22,1)
paint=simple('paint',lin('3C5A53'),.42,var=.05,vscale=12,spec=.45,coat=.1)
# flange plate (square with rounded corners, round hole)
def plate(half,cr,r,y0,y1,mat):
    n=192; a=np.linspace(0,2*math.pi,n,endpoint=False); ca,sa=np.cos(a),np.sin(a); q=half-cr
    # rounded square radius by marching
    out_=[]
    for c_,s_ in zip(ca,sa):
        lo,hi=0,half*1.5
        for _ in range(30):
            md=(lo+hi)/2; x,z=abs(md*c_),abs(md*s_); ins=(x<=half and z<=half) and (min(x,z)<=q or max(x,z)<=q or math.hypot(x-q,z-q)<=cr)
            lo,hi=(md,hi) if ins else (lo,md)
        out_.append(lo)
    o=np.array(out_); e=.0025
    prof=[(r,y1),(r,y0+e),(r+e*.6,y0),(None,-e,y0),(None,0,y0+e),(None,0,y1)]
    V=[]
    for p in prof:
        rad=np.full(n,p[0]) if p[0] is not None else o+p[1]; y=p[1] if p[0] is not None else p[2]
        V.append(np.stack([rad*ca,np.full(n,y),rad*sa],-1))
    ob=fastmesh('plate',np.stack(V,1).reshape(-1,3),gridfaces(n,len(V),True),mat,True); ob.data.use_auto_smooth=True; ob.data.auto_smooth_angle=.5
plate(.094,.010,R+.003,-.009,.004,paint)
for sx in(-1,1):
    for sz in(-1,1):
        cyl('sc',(sx*.080,-.0105,sz*.080),.0052,.004,gal,'Y',24,bevel=.0012); box('slot',(sx*.080,-.0127,sz*.080),(.0075,.0008,.0012),mortar,0,(0,random.uniform(0,3),0))
# collar + rigid pipe going in, with crimped joints
L=1.1
lathe('collar',[(R+.0018,.0),(R+.0018,-.040),(R+.0030,-.043),(R+.0014,-.0455),(R-.0004,-.043),(R-.0004,0.0)],paint,160,(0,0,0),(-math.pi/2,0,0))
def inn(y): return R-.001-.0022*(np.exp(-((y-.30)/.006)**2)+np.exp(-((y-.62)/.006)**2)+np.exp(-((y-.92)/.006)**2))+.0009*smooth(.30,.304,y)
ys=np.linspace(-.043,L,420); lathe('bore',[(float(inn(y)),float(y)) for y in ys],bore,160,(0,0,0),(-math.pi/2,0,0))
box('seam',(0.0,L/2,-R+.0016),(.004,L,.0012),bore,.0005)
# depth: elbow lit softly from far inside (the laundry end), so the bore reads as clear
m,nt=newmat('deep'); m.cycles.sample_as_light=False; g_=N(nt,'VectorMath',{0:N(nt,'VectorMath',{0:coords(nt,'World'),1:(.004,L,-.004)},operation='SUBTRACT').outputs[0]},operation='LENGTH').outputs['Value']
out(nt,N(nt,'Emission',{'Color':ramp(nt,maprange(nt,g_,0,R,0,1),(0,lin('FFF6E6')),(.6,lin('F3DFC0')),(1,lin('A58A68'))),'Strength':1.7}).outputs[0])
d=cyl('deep',(0,L,0),R,.002,m,'Y',96); d.visible_diffuse=d.visible_glossy=False
area((0,L-.02,0),(0,0,0),.11,.05,(1,.90,.76))
# flap hinged at the top, held open
ang=math.radians(72)
def flap():
    n=96; a=np.linspace(0,2*math.pi,n,endpoint=False); rr=R+.006; V=[];k=[0,.5,.9,1.]
    for q in k: V.append(np.stack([rr*q*np.cos(a),np.full(n,-.010*(1-q**2)),rr*q*np.sin(a)],-1))
    o=fastmesh('flap',np.stack(V,1).reshape(-1,3),gridfaces(n,4,True),paint,True); s=o.modifiers.new('s','SOLIDIFY'); s.thickness=.0022
    o.matrix_world=Matrix.Translation((0,-.047,R+.005))@Matrix.Rotation(-ang,4,'X')@Matrix.Translation((0,0,-R-.006))
flap()
cyl('pin',(0,-.046,R+.007),.0026,.062,gal,'X',24); 
for s in(-1,1): box('lug',(s*.029,-.043,R+.006),(.004,.014,.012),paint,.002)
# snow lying on the plate's top edge and hanging on brick ledges
snow,nt=newmat('snow'); v=coords(nt,'World'); out(nt,N(nt,'BsdfPrincipled',{'Base Color':SNOW,'Roughness':.7,'Specular':.3,'Sheen':.2,'Normal':N(nt,'Bump',{'Strength':.35,'Distance':.002,'Height':noise_tex(nt,v,350,4,.7)}).outputs[0]}).outputs[0])
nx,nz=220,40; x=np.linspace(-.088,.088,nx)[:,None]; t=np.linspace(0,math.pi,nz)[None]; hgt=(.008+.007*fbm(np.stack([x[:,0]*1,x[:,0]*0,x[:,0]*0],-1),22,3,seed=3)[:,None])*smooth(.088,.066,np.abs(x)); hgt=np.maximum(hgt,.0004)
fastmesh('snow',np.stack([x+0*t,.006-.0095+ -.0095*np.cos(t)*1.0*smooth(.089,.08,np.abs(x)),.0935+hgt*np.sin(t)**.7],-1).reshape(-1,3),gridfaces(nx,nz),snow,True)
# drift of snow at the bottom of the frame
nx,ny=260,80; x=np.linspace(-1.2,1.2,nx)[:,None]; y=np.linspace(-.9,.02,ny)[None]; P=np.stack(np.broadcast_arrays(x,y,x*0),-1)
fastmesh('drift',np.stack(np.broadcast_arrays(x,y,-.208+.030*np.exp((y)/.10)+.018*fbm(P,2.2,3,seed=8)+.004*fbm(P,12,3,seed=9)),-1).reshape(-1,3),gridfaces(nx,ny),snow,True)
if dirty:
    lint,nt=newmat('lint'); v=coords(nt,'World'); c=ramp(nt,noise_tex(nt,v,60,6,.7),(.3,lin('77767A')),(.5,lin('96959A')),(.7,lin('B4B2B4'))); c=mix(nt,maprange(nt,noise_tex(nt,v,22,4,.6),.52,.7,0,.5),c,lin('8C93A6'))
    out(nt,N(nt,'BsdfPrincipled',{'Base Color':c,'Roughness':1,'Specular':.03,'Sheen':.8,'Normal':N(nt,'Bump',{'Strength':.9,'Distance':.004,'Height':noise_tex(nt,v,320,5,.75)}).outputs[0]}).outputs[0])
    fz,nt=newmat('fz'); r_=N(nt,'HairInfo').outputs['Random']; out(nt,N(nt,'BsdfDiffuse',{'Color':ramp(nt,r_,(0,lin('88878B')),(.5,lin('ABAAAC')),(.9,lin('CFCDCC')),(1,lin('8FA0BE')))}).outputs[0])
    q=1. if fin else .6
    # plug: filled disc bulging out, with a small ragged remaining hole up left
    nr,na=int(120*q),int(360*q); rr=np.linspace(0,1,nr)[None]; a=np.linspace(0,2*math.pi,na,endpoint=False)[:,None]; X=R*.985*rr*np.cos(a); Z=R*.985*rr*np.sin(a); P=np.stack([X,X*0,Z],-1)
    hole=np.hypot((X+.006)/.034,(Z-.022)/.020)+.35*fbm(P,30,3,seed=3)
    Y=-.022+.020*fbm(P,18,4,.55,seed=1)-.012*fbm(P,60,4,.6,seed=2)+ .030*rr**6 - .02*smooth(.03,-.06,Z)
    Y=Y+.085*smooth(1.15,.45,hole)
    pl=fastmesh('plug',np.stack([X,Y,Z],-1).reshape(-1,3),gridfaces(na,nr,True),lint,True)
    hair(pl,int(5200*q),.015,fz,children=22,rough1=.012,rough2=.022,kink=.003,root=.00016,rand=1.0,kinkf=2.2)
    # lint crawling over rim, plate and flap
    import bmesh
    def wad(c,s,seed,cnt,ln=.014):
        bm=bmesh.new(); bmesh.ops.create_icosphere(bm,subdivisions=4 if not fin else 5,radius=1); co=np.array([w.co[:] for w in bm.verts]); k=1+.35*fbm(co+seed*3.1,1.6,4,seed=seed)
        for w,f in zip(bm.verts,k): w.co=Vector((w.co.x*f*s[0],w.co.y*f*s[1],w.co.z*f*s[2]))
        me=bpy.data.meshes.new('w'); bm.to_mesh(me); bm.free(); me.polygons.foreach_set('use_smooth',[True]*len(me.polygons)); o=bpy.data.objects.new('w',me); kit.S.collection.objects.link(o); me.materials.append(lint); o.location=c
        hair(o,int(cnt*q*1.2),ln,fz,children=20,rough1=.012,rough2=.022,kink=.003,root=.00016,rand=1.,seed=seed,kinkf=2.2)
    wad((.012,-.048,-R+.002),(.034,.012,.014),2,500); wad((-.030,-.047,-R+.014),(.020,.010,.013),3,300); wad((.044,-.046,-.036),(.014,.010,.018),4,260)
    wad((.008,-.058,-R-.020),(.013,.009,.022),6,330,.022); wad((-.047,-.045,-.030),(.010,.008,.014),5,200)
    wad((.02,-.082,R-.010),(.026,.018,.007),7,300); wad((-.024,-.066,R-.004),(.018,.013,.006),8,220)
    wad((.0,-.045,-R-.052),(.006,.006,.012),10,160,.02)
    # dust bloom on the wall: stray fibres stuck on bricks and plate
    th=[]
    for i in range(420):
        an=rs.uniform(0,2*math.pi); d_=R+.005+abs(rs.randn())*.045; x0,z0=d_*math.cos(an),d_*math.sin(an)-.02*abs(rs.randn()); k=9; w=np.cumsum(rs.randn(k,2)*.0022,0); onp=abs(x0)<.094 and abs(z0)<.094
        th.append(np.stack([x0+w[:,0],np.full(k,-.0100 if onp else -.003)-.0015*rs.rand(),z0+w[:,1]],-1))
    for i in range(90):
        x0=rs.uniform(-.05,.05); k=16; t=np.linspace(0,1,k); w=np.cumsum(rs.randn(k,3)*.0020,0); ln=rs.uniform(.01,.06)
        th.append(np.stack([x0+w[:,0],-.047-.010*np.sin(t*3)+w[:,1],-math.sqrt(max(R**2-x0**2,0))+.006-ln*t+w[:,2]*.5],-1))
    fibres('th',th,.00032,fz)
# light: low winter sun raking from the upper left, sky
sun((.62,.60,-.52),3.3,(1,.84,.66),.5)
area((-1.2,-1.6,1.4),(0,0,0),2.2,24,(.82,.91,1))
world(lin('9CC3E4'),lin('E4ECF1'),.42)
camera((.045,-.80,.030),(.006,0,-.014),57,fstop=11,focus=.755)
w=W or 480
render('dryer-'+var,w,w*3//4,SPP or 8,fin,gradekw=dict(vig=.10,bloom=.05,exposure=.2,sat=.92),bounces=6,diff=3,gloss=5,adaptive=.03)
