import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import kit; from kit import *
var,fin,W,SPP=args(); S=kit.reset()
HS,CR,TOP=.142,.026,1.62      # half size, corner radius, top of the flue
def ring(n):
    """rounded square: points and inward normals"""
    q=HS-CR; seg=[]; per=[]
    L=8*q/1+2*math.pi*CR; t=np.linspace(0,L,n,endpoint=False); P=[];Nn=[]
    for s in t:
        k=0; s=s
        side=2*q; arc=math.pi/2*CR
        for k in range(4):
            if s<side: p=np.array([HS,-q+s]); m=np.array([-1.,0]); break
            s-=side
            if s<arc: a=s/CR; p=np.array([q+CR*math.cos(a),q+CR*math.sin(a)]); m=-np.array([math.cos(a),math.sin(a)]); break
            s-=arc
        c,d=math.cos(k*math.pi/2),math.sin(k*math.pi/2); R=np.array([[c,-d],[d,c]])
        P.append(R@p); Nn.append(R@m)
    return np.array(P),np.array(Nn)
def lining(name,n,zs,offset,mat,shift=(0,0),rot=0):
    P,Nn=ring(n); nz=len(zs)
    p=np.repeat(P[:,None],nz,1); nn=np.repeat(Nn[:,None],nz,1); z=np.tile(zs,(n,1))
    pos=np.concatenate([p,z[...,None]],-1); off=offset(pos)
    pos[...,:2]+=nn*off[...,None]; c,s=math.cos(rot),math.sin(rot)
    x=pos[...,0]*c-pos[...,1]*s+shift[0]; y=pos[...,0]*s+pos[...,1]*c+shift[1]
    V=np.stack([x,y,pos[...,2]],-1).reshape(-1,3)
    return fastmesh(name,V,gridfaces(n,nz,True),mat,True)
# ---- clay
m,nt=newmat('clay'); v=coords(nt,'World'); vs=coords(nt,'World',(1,1,.12))
big=noise_tex(nt,v,5,4); streak=noise_tex(nt,vs,38,5,.6); speck=noise_tex(nt,v,240,3,.7)
c=ramp(nt,big,(.3,lin('94664A')),(.55,lin('A97C5C')),(.75,lin('B8937A')))
c=mix(nt,maprange(nt,streak,.42,.75,0,.5),c,lin('C9B29A')); c=mix(nt,maprange(nt,speck,.60,.72,0,.75),c,lin('6E3B26'))
fine=noise_tex(nt,coords(nt,'World',(1,1,.05)),130,4)
mott=noise_tex(nt,v,16,6,.65)
c=mix(nt,maprange(nt,fine,.35,.65,.0,.30),c,lin('7B523B'))
c=mix(nt,maprange(nt,mott,.45,.72,0,.45),c,lin('8A7667'))
hb=math_(nt,'ADD',math_(nt,'MULTIPLY',fine,.6),math_(nt,'MULTIPLY',speck,.35))
b=N(nt,'Bump',{'Strength':.32,'Distance':.004,'Height':hb}).outputs[0]
out(nt,N(nt,'BsdfPrincipled',{'Base Color':c,'Roughness':maprange(nt,big,.3,.7,.62,.8),'Specular':.16,'Normal':b}).outputs[0]); clay=m
mortar=simple('mortar',lin('CFC8BB'),.9,var=.2,vscale=40,bump=.7,bscale=160)
JO=[-.1,.42,1.00,1.62]
for i,(a,b_) in enumerate(zip([-.3]+JO[:-1],JO)):
    f=lambda pos,i=i:.0009*fbm(pos,9,3,seed=i)
    zs=np.linspace(a+.004,b_-.004,60)
    def off(pos,a=a,b_=b_,f=f):
        e=np.minimum(pos[...,2]-(a+.004),(b_-.004)-pos[...,2]); return f(pos)-.004*np.exp(-e/.003)
    lining('tile%d'%i,220,zs,off,clay,(random.uniform(-1,1)*.0022,random.uniform(-1,1)*.0022),random.uniform(-1,1)*.006)
for z0 in JO[:-1]:
    lining('mort',500,np.linspace(z0-.02,z0+.02,34),lambda pos:.0062*np.exp(-((pos[...,2]-z0+.003*fbm(pos,14,3,seed=3))/.0105)**4)*(.9+.4*fbm(pos,22,4,seed=9))-.0022,mortar)
# crown
box('crown1',(HS+.2,0,TOP-.01),(.4-.0,.9,.05),mortar,.01)
if var=='before':
    m,nt=newmat('creosote'); v=coords(nt,'World'); n1=noise_tex(nt,v,26,6,.6); n2=noise_tex(nt,v,190,4,.7); n3=noise_tex(nt,v,7,3)
    c=ramp(nt,n1,(.35,lin('1A1818')),(.6,lin('2A2623')),(.8,lin('443930')))
    c=mix(nt,maprange(nt,n3,.5,.72,0,.5),c,lin('54463A'))
    c=mix(nt,maprange(nt,n2,.52,.70,0,.55),c,lin('6B6158'))
    vor=N(nt,'TexVoronoi',{'Vector':v,'Scale':95},feature='DISTANCE_TO_EDGE').outputs[0]
    hb=math_(nt,'ADD',math_(nt,'MULTIPLY',n2,.6),math_(nt,'MINIMUM',math_(nt,'MULTIPLY',vor,3.),.5))
    b=N(nt,'Bump',{'Strength':.75,'Distance':.006,'Height':hb}).outputs[0]
    rg=maprange(nt,n3,.42,.62,.75,.24)
    out(nt,N(nt,'BsdfPrincipled',{'Base Color':c,'Roughness':rg,'Specular':.5,'Normal':b}).outputs[0]); creo=m
    q=1.0 if fin else .6
    zs=np.concatenate([np.linspace(.1,.6,int(420*q)),np.linspace(.6,1.66,int(420*q))[1:]])
    th=lambda pos: .010+.011*smooth(-.6,.8,fbm(pos,7,3,seed=21))+.016*np.maximum(0,fbm(pos*np.array([1,1,.75]),17,3,seed=5)+.1)+.007*np.maximum(0,fbm(pos,46,4,seed=8,ridge=True))+.0035*fbm(pos,130,3,.6,seed=4)
    def th2(pos):
        t=th(pos); return t*(1-.72*smooth(1.40,1.64,pos[...,2]+.08*fbm(pos,12,3,seed=31)))
    cr=lining('creo',int(1000*q),zs,th2,creo)
    # flakes: curled plates standing off the crust
    fl,nt=newmat('flake'); v=coords(nt,'World'); oi=N(nt,'NewGeometry').outputs['Random Per Island']
    c=ramp(nt,oi,(0,lin('0C0B0B')),(.6,lin('1D1815')),(.9,lin('3B2E25')),(1,lin('57463A')))
    out(nt,N(nt,'BsdfPrincipled',{'Base Color':c,'Roughness':.55,'Normal':N(nt,'Bump',{'Strength':.5,'Distance':.002,'Height':noise_tex(nt,v,300,4)}).outputs[0]}).outputs[0])
    me=cr.data; nv=len(me.vertices); co=np.empty(nv*3,np.float32); me.vertices.foreach_get('co',co); co=co.reshape(-1,3)
    no=np.empty(nv*3,np.float32); me.vertices.foreach_get('normal',no); no=no.reshape(-1,3)
    inw=-co.copy(); inw[:,2]=0; inw/=np.linalg.norm(inw,axis=1,keepdims=True); no=np.where((no*inw).sum(1,keepdims=True)<0,-no,no)
    rs=np.random.RandomState(5); n=9000; idx=rs.randint(0,nv,n); keep=fbm(co[idx],9,3,seed=77)>-.25; idx=idx[keep]; n=len(idx)
    K=4; V=[];F=[]
    for a in range(n):
        p=co[idx[a]]; nn=no[idx[a]]+rs.randn(3)*.45; nn/=np.linalg.norm(nn); t=np.cross(nn,rs.randn(3)); t/=np.linalg.norm(t); bb=np.cross(nn,t)
        s=.0022+.0075*rs.rand()**3; curl=rs.uniform(.1,.8)*s; base=len(V)
        for i in range(K):
            for j in range(K):
                u,w=(i/(K-1)-.5)*2,(j/(K-1)-.5)*2; k=(1+.35*rs.randn()*.6)
                V.append(p+nn*(.0012+curl*(u*u)*.8+rs.rand()*.0008)+t*u*s*k+bb*w*s*.75*k)
        for i in range(K-1):
            for j in range(K-1): F.append((base+i*K+j,base+(i+1)*K+j,base+(i+1)*K+j+1,base+i*K+j+1))
    fastmesh('flakes',np.array(V),np.array(F),fl)
# ---- sky: a far plane with soft winter cloud
m,nt=newmat('sky'); v=coords(nt,'World'); n=noise_tex(nt,v,.5,5,.55,.3)
x=N(nt,'SeparateXYZ',{0:coords(nt,'World')}).outputs[0]
c=mix(nt,maprange(nt,n,.42,.7,0,.9),lin('7FB0DA'),lin('E9F0F5'))
m.cycles.sample_as_light=False; out(nt,N(nt,'Emission',{'Color':c,'Strength':1.05}).outputs[0])
sk=mesh('sky',[(-9,-9,9),(9,-9,9),(9,9,9),(-9,9,9)],[(0,1,2,3)],m); sk.visible_diffuse=sk.visible_glossy=False
area((0,0,TOP+.12),(0,0,0),.5,8.5,(.80,.90,1.0))
sun((-.50,.32,-1),4.5,(1,.86,.68),1.)
area((.035,-.03,-.12),(-.01,.02,1.2),.06,2.2,(1,.88,.74))
world(lin('8FB4D4'),lin('DDE6EC'),.0)
c=camera((.0,-.02,0),(0,0,1.45),25); c.rotation_euler=Matrix.Rotation(math.radians(180),3,'X').to_euler(); c.rotation_euler=(Matrix.Rotation(math.radians(-13),3,'Z')@Matrix.Rotation(math.radians(180),3,'X')).to_euler(); c.data.shift_x=-.13; c.data.shift_y=-.07; c.location=(-.025,.02,0)
w=W or 480
render('flue-'+var,w,w*3//4,SPP or 16,fin,gradekw=dict(vig=.1,bloom=.10),bounces=9,diff=4,gloss=3,adaptive=.03)
