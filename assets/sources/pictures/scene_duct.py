import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import kit; from kit import *
var,fin,W,SPP=args(); S=kit.reset(); dirty=var=='before'
HW,HH,L=.27,.195,2.35
# galvanised sheet, optionally filmed with dust
def galv(name,dust=0.):
    m,nt=newmat(name); v=coords(nt,'World')
    cell=N(nt,'TexVoronoi',{'Vector':v,'Scale':70}).outputs['Color']; g=N(nt,'SeparateXYZ',{0:cell}).outputs[0]
    fine=noise_tex(nt,v,14,3,.6)
    c=ramp(nt,g,(0,lin('B2B8B9')),(.5,lin('C4CACA')),(1,lin('D6DAD9'))); c=mix(nt,maprange(nt,fine,.3,.7,0,.35),c,lin('98A0A2'))
    r=math_(nt,'ADD',maprange(nt,g,0,1,.29,.37),maprange(nt,fine,.3,.7,-.03,.06))
    h=noise_tex(nt,v,5,2)
    b=N(nt,'Bump',{'Strength':.07,'Distance':.02,'Height':h}).outputs[0]
    p=N(nt,'BsdfPrincipled',{'Base Color':c,'Metallic':1,'Roughness':r,'Normal':b}).outputs[0]
    if dust:
        z=N(nt,'SeparateXYZ',{0:v}).outputs[2]
        k=math_(nt,'ADD',maprange(nt,noise_tex(nt,v,9,5,.68),.32,.62,-.35,.75),maprange(nt,z,-HH,HH,.75,.08)); k=math_(nt,'MINIMUM',math_(nt,'MAXIMUM',math_(nt,'MULTIPLY',k,dust),0.28*dust),.97)
        nb=N(nt,'Bump',{'Strength':.5,'Distance':.005,'Height':noise_tex(nt,v,190,2,.7)}).outputs[0]
        dc=mix(nt,noise_tex(nt,v,28,4,.7),lin('807C77'),lin('B0AAA2'))
        dd=N(nt,'BsdfPrincipled',{'Base Color':dc,'Roughness':1,'Specular':.05,'Sheen':.6,'Normal':nb}).outputs[0]
        p=N(nt,'MixShader',{0:k,1:p,2:dd}).outputs[0]
    out(nt,p); return m
stubm=simple('stub',lin('D8D6CF'),.5,metal=.35,var=.05)
metal=galv('galv',1. if dirty else 0); edge=galv('edge',.75 if dirty else 0)
# walls as gentle sheets (oil-canning) ; holes for the branches on the right wall
HOLES=[(.80,.0,.125),(1.62,.0,.09)]
def sheet(name,org,U,Vv,nu,nv,seed,holes=()):
    org,U,Vv=map(np.array,(org,U,Vv)); nrm=np.cross(U,Vv); nrm=nrm/np.linalg.norm(nrm)
    u,v=np.meshgrid(np.linspace(0,1,nu),np.linspace(0,1,nv),indexing='ij'); P=org+u[...,None]*U+v[...,None]*Vv
    amp=.0028*np.sin(math.pi*v)*fbm(P,3.2,2,seed=seed)
    # cross-break crease between joints
    amp=amp+.0016*np.sin(math.pi*v)
    P=P+nrm*amp[...,None]
    o=fastmesh(name,P.reshape(-1,3),gridfaces(nu,nv),metal,True)
    return o
nu=160
sheet('floor',(-HW,-.1,-HH),(0,L+.1,0),(2*HW,0,0),nu,40,1)
sheet('ceil',(-HW,-.1,HH),(0,L+.1,0),(2*HW,0,0),nu,40,2)
sheet('left',(-HW,-.1,-HH),(0,L+.1,0),(0,0,2*HH),nu,40,3)
# right wall with round holes: polar patches in a square + plain strips
def rightwall():
    ys=[-.1]; q=.165
    for (y,z,r) in HOLES:
        strip(ys[-1],y-q); patch(y,z,r,q); ys.append(y+q)
    strip(ys[-1],L)
def strip(a,b): 
    n=max(4,int((b-a)*80)); y,z=np.meshgrid(np.linspace(a,b,n),np.linspace(-HH,HH,36),indexing='ij')
    x=np.full_like(y,HW)+.0012*np.sin(math.pi*(z+HH)/(2*HH))*fbm(np.stack([y,z,y*0],-1),4,2,seed=5)*smooth(0,.06,y-a)*smooth(0,.06,b-y)
    fastmesh('rs',np.stack([x,y,z],-1).reshape(-1,3),gridfaces(n,36),metal,True)
def patch(y0,z0,r,q):
    n=128; a=np.linspace(0,2*math.pi,n,endpoint=False); ca,sa=np.cos(a),np.sin(a)
    t=np.minimum(q/np.maximum(abs(ca),1e-6),HH/np.maximum(abs(sa),1e-6))
    V=[]
    for k in np.linspace(0,1,10):
        rr=r+(t-r)*k; V.append(np.stack([np.full(n,HW),y0+ca*rr,z0+sa*rr],-1))
    V=np.stack(V,1).reshape(-1,3); fastmesh('patch',V,gridfaces(n,10,True),metal,False)
    # collar stub and bent tabs
    lathe('stub',[(r,-.004),(r,.0),(r*1.0,.02),(r*1.02,.024),(r*1.02,.032),(r,.036),(r,.5)],stubm,96,(HW,y0,z0),(0,math.pi/2,0))
    for i in range(18):
        th=2*math.pi*i/18
        o=box('tab',(0,0,0),(.0012,2*math.pi*r/18*.74,.018),edge,.0005); 
        o.matrix_world=Matrix.Translation((HW-.0022,y0,z0))@Matrix.Rotation(th,4,'X')@Matrix.Translation((0,0,r+.008))@Matrix.Rotation(.07,4,'Y')
    area((HW+.42,y0,z0),(0,y0,z0),r*1.9,4.5 if y0<1.5 else 2.2,(1,.90,.76) if y0<1.5 else (.93,.97,1))
rightwall()
# transverse joints: S-slip and drive cleats
for y in (.50,1.26,2.05):
    w=.030
    for (c,s) in (((0,y,-HH+.003),(2*HW,w,.006)),((0,y,HH-.003),(2*HW,w,.006)),((-HW+.003,y,0),(.006,w,2*HH)),((HW-.003,y,0),(.006,w,2*HH))):
        box('slip',c,s,edge,.0028,seg=3)
        box('lip',(c[0],y+w*.62,c[2]),(s[0],.010,s[2]*.55 if s[2]<.01 else s[2]),edge,.0012) if s[0]>.1 else box('lip',(c[0],y+w*.62,c[2]),(s[0]*.55,.010,s[2]),edge,.0012)
    for x in np.linspace(-.2,.2,4):
        for z,dn in ((HH,-1),):
            cyl('scr',(x+.02,y,z-.010),.0035,.016,edge,'Z',12,r2=.0035); cyl('scrt',(x+.02,y,z-.021),.0004,.008,edge,'Z',12,r2=.0035)
    for z in (-.1,.08): cyl('scr',(-HW+.010,y,z),.0035,.016,edge,'X',12)
# longitudinal seam in the left upper corner
box('pitt',(-HW+.006,L/2,HH-.014),(.006,L,.014),edge,.003)
# end plenum: white light box
m=emit('end',(1,.975,.93,1),2.4); m.cycles.sample_as_light=False
e=mesh('end',[(-.6,L+.35,-.5),(.6,L+.35,-.5),(.6,L+.35,.5),(-.6,L+.35,.5)],[(0,1,2,3)],m); e.visible_diffuse=e.visible_glossy=False
area((0,L+.05,0),(0,0,0),2*HW,5.,(1,.97,.92),2*HH)
area((-.05,-.3,.10),(0,1.2,-.08),.22,5.2,(1,.95,.88))
if dirty:
    felt,nt=newmat('felt'); v=coords(nt,'World')
    n=noise_tex(nt,v,22,4,.7); c=ramp(nt,n,(.3,lin('7F7B76')),(.5,lin('9C9791')),(.7,lin('BBB5AD')))
    c=mix(nt,maprange(nt,noise_tex(nt,v,420,3,.8),.55,.75,0,.6),c,lin('D6D1C9'))
    b=N(nt,'Bump',{'Strength':.8,'Distance':.006,'Height':noise_tex(nt,v,170,3,.72)}).outputs[0]
    out(nt,N(nt,'BsdfPrincipled',{'Base Color':c,'Roughness':1,'Specular':.04,'Sheen':.7,'Normal':b}).outputs[0])
    fz,nt=newmat('fuzz'); r_=N(nt,'HairInfo').outputs['Random']
    out(nt,N(nt,'BsdfDiffuse',{'Color':ramp(nt,r_,(0,lin('9A958E')),(.6,lin('BBB6AE')),(1,lin('E2DDD4')))}).outputs[0])
    q=1. if fin else .6
    nx,ny=int(300*q),int(900*q)
    u=np.linspace(-1,1,nx); yy=.12+(L-.12)*np.linspace(0,1,ny)**1.5; X,Y=np.meshgrid(u*HW,yy,indexing='ij'); P=np.stack([X,Y,X*0],-1)
    corner=np.abs(u)[:,None]**5
    h=.016+.020*smooth(-.5,.9,fbm(P,5,3,seed=11))+.016*np.maximum(0,fbm(P,15,3,seed=12))+.007*fbm(P,50,4,.6,seed=13)+.030*corner*(.7+.6*fbm(P,6,3,seed=14))
    for yj in(.50,1.26): h=h+.014*np.exp(-((Y-yj-.03)/.035)**2)*(.6+.7*fbm(P,12,3,seed=15))
    h=np.maximum(h,.002)
    fo=fastmesh('felt',np.stack([X,Y,-HH+h],-1).reshape(-1,3),gridfaces(nx,ny),felt,True)
    hair(fo,int(11000*q),.015,fz,children=10,rough1=.010,rough2=.02,kink=.0025,root=.00022,rand=.9,kinkf=2)
    # ledge of dust on slip joints and lower walls
    def wall(side):
        nv,nyy=int(140*q),int(600*q); zz=np.linspace(0,1,nv); Z,Y2=np.meshgrid(-HH+zz*2*HH*.98,.12+(L-.12)*np.linspace(0,1,nyy)**1.5,indexing='ij')
        P=np.stack([Z*0+side,Y2,Z],-1); cover=fbm(P,7,5,.6,seed=20+side)-.75*((Z+HH)/(2*HH))*1.2+.33
        if side>0:
            for (y0,z0,r) in HOLES: cover=cover-2*smooth(r+.035,r-.0,np.hypot(Y2-y0,Z-z0))
        t=.007*smooth(-.1,.6,cover)+.004*np.maximum(0,fbm(P,40,4,.6,seed=23))*smooth(0,.4,cover)-.002*(cover<-.05)-.004*smooth(.05,-.3,cover)
        o=fastmesh('wd',np.stack([side*(HW-t),Y2,Z],-1).reshape(-1,3),(lambda F:F[(cover.ravel()[F]>-.12).any(1)])(gridfaces(nv,nyy) if side<0 else gridfaces(nv,nyy)[:,::-1]),felt,True)
        vg=o.vertex_groups.new(name='d'); wgt=smooth(0,.4,cover).ravel()
        for lv in (.25,.6,1.):
            ids=np.where((wgt>lv-.35)&(wgt<=lv))[0]; vg.add([int(i) for i in ids],lv,'REPLACE')
        hair(o,int(4000*q),.010,fz,children=9,rough1=.007,rough2=.015,kink=.002,root=.0002,rand=1.,vgroup='d',kinkf=2,seed=3)
    wall(-1); wall(1)
    # clumps and dust bunnies
    rs=np.random.RandomState(4)
    for i,(x,y,r) in enumerate([(-.15,.66,.034),(.05,.80,.026),(.17,.62,.030),(-.03,1.05,.030),(.12,1.28,.034),(-.17,1.2,.036),(-.1,1.55,.03),(.16,1.75,.034),(-.21,.88,.022),(.0,1.47,.026),(.2,.95,.022)]):
        import bmesh
        bm=bmesh.new(); bmesh.ops.create_icosphere(bm,subdivisions=5,radius=r)
        co=np.array([w.co[:] for w in bm.verts]); d=1+.30*fbm(co+i*3,22,3,seed=40)+.18*fbm(co+i*3,75,3,seed=41)
        for w,k in zip(bm.verts,d): w.co=Vector((w.co.x*k*1.3,w.co.y*k*1.15,w.co.z*k*.72))
        me=bpy.data.meshes.new('cl'); bm.to_mesh(me); bm.free(); me.polygons.foreach_set('use_smooth',[True]*len(me.polygons))
        o=bpy.data.objects.new('cl',me); S.collection.objects.link(o); me.materials.append(felt); o.location=(x,y,-HH+.030+r*.45); o.rotation_euler=(0,0,rs.rand()*6)
        hair(o,int(420*q),.017,fz,children=14,rough1=.012,rough2=.02,kink=.003,root=.00022,rand=1.2,seed=i+1,kinkf=2)
    # hanging threads
    th=[]
    for i in range(46):
        y=rs.uniform(.5,2.1); x=rs.uniform(-HW,HW); ln=rs.uniform(.02,.075); k=14; t=np.linspace(0,1,k)
        w=np.cumsum(rs.randn(k,2)*.0022,0); th.append(np.stack([x+w[:,0],y+w[:,1]-.02*t,HH-.001-ln*t],-1))
    # tangle over tabs of the branch mouth
    for (y0,z0,r) in HOLES:
        for i in range(60):
            a=rs.uniform(0,2*math.pi); k=10; t=np.linspace(0,1,k); w=np.cumsum(rs.randn(k,3)*.0028,0); ln=rs.uniform(.015,.05)
            th.append(np.stack([HW-.004-.022*np.sin(t*3)*rs.rand()+w[:,0]*.4,y0+(r+.006)*math.cos(a)+w[:,1]+ln*.3*t*rs.randn(),z0+(r+.006)*math.sin(a)+w[:,2]-ln*t],-1))
    fibres('threads',th,.00045,fz)
world(PLASTER,PLASTER,.02)
camera((-.125,-.10,.05),(-.045,1.0,.005),22,fstop=None)
w=W or 480
render('duct-'+var,w,w*3//4,SPP or 8,fin,gradekw=dict(vig=.06,bloom=.07,sat=.85,split=.022,exposure=.12,wb=(1.012,1,.985)),bounces=5,diff=2,gloss=4,adaptive=.03)
