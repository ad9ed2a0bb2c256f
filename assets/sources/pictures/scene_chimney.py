import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import kit; from kit import *
from room import blob
var,fin,W,SPP=args(); S=kit.reset(); random.seed(5); rs=random.Random(5)
def brickmat(name,cols,sc_=30):
    m,nt=newmat(name); v=coords(nt,'World'); ri=N(nt,'ObjectInfo').outputs['Random']
    n=noise_tex(nt,v,sc_,4,.65); c=ramp(nt,ri,*[(i/(len(cols)-1),lin(h)) for i,h in enumerate(cols)])
    c=mix(nt,maprange(nt,n,.45,.72,0,.5),c,lin('B08A74')); b=N(nt,'Bump',{'Strength':.5,'Distance':.004,'Height':n}).outputs[0]
    out(nt,N(nt,'BsdfPrincipled',{'Base Color':c,'Roughness':.9,'Specular':.2,'Normal':b}).outputs[0]); return m
brick=brickmat('brick',['5F362C','774436','8C5543','83503F','563330'])
mortar=simple('mortar',lin('BFB6A8'),.95,var=.1,vscale=30); conc=simple('conc',lin('B9B3A8'),.9,var=.12,vscale=14,bump=.3,bscale=90)
clay=simple('clay',lin('B0714E'),.75,var=.14,vscale=12); steel=simple('steel',lin('B9BFC2'),.30,metal=1,var=.06,vscale=10); lead=simple('lead',lin('6F7678'),.5,metal=.8,var=.1)
snow,nt=newmat('snow'); v=coords(nt,'World'); out(nt,N(nt,'BsdfPrincipled',{'Base Color':SNOW,'Roughness':.75,'Specular':.25,'Sheen':.2,'Normal':N(nt,'Bump',{'Strength':.25,'Distance':.004,'Height':noise_tex(nt,v,120,3,.7)}).outputs[0]}).outputs[0])
CX,CY,CW,CD,CH=.62,0.,1.16,.62,2.25
bl,bh,g=.200,.058,.010; n=int(CH/(bh+g)); top=n*(bh+g)
box('core',(CX,CY,top/2),(CW-.016,CD-.016,top),mortar,0)
for r in range(-4,n):
    z=r*(bh+g)+bh/2; ex=.0
    if r==n-4 or r==n-1: ex=.020
    if r in(n-3,n-2): ex=.042
    w,d=CW+2*ex,CD+2*ex
    if ex: box('core',(CX,CY,z),(w-.016,d-.016,bh+g),mortar,0)
    for face in range(4):
        Lf=w if face%2==0 else d; o=(bl+g)/2*(r%2); x=-Lf/2-o if (r%2) else -Lf/2
        while x<Lf/2-.03:
            a,b=max(x,-Lf/2),min(x+bl,Lf/2)
            if b-a>.03:
                c=(a+b)/2; j=rs.uniform(-.002,.002)
                p={0:(CX+c,CY-d/2+.045+j,z),2:(CX+c,CY+d/2-.045+j,z),1:(CX+w/2-.045+j,CY+c,z),3:(CX-w/2+.045+j,CY+c,z)}[face]
                if face!=2: box('b',p,((b-a),.09,bh) if face%2==0 else (.09,b-a-.001,bh),brick,.005,(0,0,0))
            x+=bl+g
box('crown',(CX,CY,top+.035),(CW+.14,CD+.14,.07),conc,.012); box('crown2',(CX,CY,top+.085),(CW-.02,CD-.02,.05),conc,.02)
def flue(x,cap=True,h=.30):
    s=.30; z0=top+.08
    for dx,dy,sx,sy in((0,-1,s,.03),(0,1,s,.03),(1,0,.03,s),(-1,0,.03,s)): box('tile',(x+dx*(s/2-.015),CY+dy*(s/2-.015),z0+h/2),(sx,sy,h),clay,.008,seg=3)
    if cap:
        z1=z0+h
        for i in range(15):
            t=-.17+.34*i/14
            for q in((x+t,CY-.17),(x+t,CY+.17),(x-.17,CY+t),(x+.17,CY+t)): tube('m',[(q[0],q[1],z1-.06),(q[0],q[1],z1+.17)],.0028,steel,1)
        for zz in(.0,.06,.12): tube('m',[(x-.17,CY-.17,z1+zz),(x+.17,CY-.17,z1+zz),(x+.17,CY+.17,z1+zz),(x-.17,CY+.17,z1+zz)],.0028,steel,1,True)
        box('band',(x,CY,z1-.05),(.35,.35,.05),steel,.004)
        e=.25; o=mesh('lid',[(x-e,CY-e,z1+.17),(x+e,CY-e,z1+.17),(x+e,CY+e,z1+.17),(x-e,CY+e,z1+.17),(x-.03,CY,z1+.25),(x+.03,CY,z1+.25)],[(0,1,5,4),(1,2,5),(2,3,4,5),(3,0,4)],steel); m_=o.modifiers.new('s','SOLIDIFY'); m_.thickness=.012
        blob('ls',(x+.02,CY+.02,z1+.225),(.22,.20,.055),snow,4,amp=.25)
flue(CX-.27); flue(CX+.27)
blob('cs',(CX-.02,CY-.12,top+.085),(.58,.24,.035),snow,6,amp=.3); blob('cs',(CX+.56,CY-.1,top+.08),(.09,.28,.04),snow,8,amp=.3)
# flashing at the base and snow on the roof
box('fl',(CX,CY-.02,.09),(CW+.05,CD+.05,.36),lead,.006)
nx,ny=300,220; x=np.linspace(-7,7,nx)[:,None]; y=np.linspace(-6,.62,ny)[None]; P=np.stack(np.broadcast_arrays(x,y,x*0),-1)
dist=np.hypot(np.maximum(np.abs(x-CX)-CW/2,0),np.maximum(np.abs(y-CY)-CD/2,0)); Z=.02+.05*fbm(P,.7,3,seed=2)+.012*fbm(P,5,3,seed=3)+.15*np.exp(-dist/.28)-.10*np.exp(-dist/.07)+.16*smooth(.0,.5,y)
Z=np.where(y>.60,-.3,Z); fastmesh('roof',np.stack(np.broadcast_arrays(x,y,Z),-1).reshape(-1,3),gridfaces(nx,ny),snow,True)
box('cop',(0,.70,.02),(16,.22,.10),simple('cop',lin('3E4B49'),.4,metal=.4,var=.05),.01); blob('cps',(-2,.69,.075),(5.2,.10,.075),snow,9,amp=.10,sub=6); blob('cps',(6,.69,.075),(4.2,.10,.075),snow,10,amp=.10,sub=6)
# the row across the street
GZ=-7.2; Y0=20.
fb=[brickmat('fb%d'%i,c,6) for i,c in enumerate((['8C4C3A','99594A'],['7B5A4A','86685A'],['A2705A','A87A66'],['6E4038','7A4A40']))]
stone=simple('stone',lin('CFC7B8'),.9,var=.06,vscale=2); glass=simple('gl',lin('46565E'),.12,var=0,spec=.8); warm=emit('warm',lin('FFD9A0'),1.6); frame=simple('fr',lin('EFEAE0'),.6,var=0); iron=simple('iron',lin('20302D'),.55,var=0)
doorm=simple('door',lin('8E3B28'),.6,var=0)
x=-21.
for i in range(8):
    w=6.1; h=[7.5,7.9,7.4,8.1,7.6,7.8,7.3,7.9][i]; m=fb[i%4]
    box('pl',(x+w/2,Y0+5,GZ+h/2),(w-.03,10,h),m,0); zt=GZ+h
    box('co',(x+w/2,Y0-.12,zt-.22),(w,.45,.30),[stone,iron,frame,doorm][i%4],.06); box('co2',(x+w/2,Y0-.05,zt-.55),(w,.2,.14),stone,.03); box('sn',(x+w/2,Y0+4.7,zt+.02),(w-.06,10.2,.20),snow,.08)
    for fl in range(2):
        z=GZ+.9+fl*3.3
        for k,ty in((1.15,'w'),(3.05,'d'),(4.95,'w')):
            ww,wh,zc=(1.05,1.75,z+1.35) if ty=='w' else (.95,2.25,z+1.1)
            box('fr',(x+k,Y0-.03,zc),(ww+.16,.12,wh+.16),frame,.01); lit=(i*3+fl*2+int(k))%5==0
            box('gl',(x+k,Y0-.10,zc),(ww,.02,wh),doorm if (ty=='d' and i%3==1) else (warm if lit and ty=='w' else glass),0)
            if ty=='w': box('mu',(x+k,Y0-.115,zc),(.05,.02,wh),frame,0); box('ls',(x+k,Y0-.1,zc-wh/2-.14),(ww+.3,.22,.12),stone,.02); box('sn',(x+k,Y0-.14,zc-wh/2-.05),(ww+.2,.2,.09),snow,.04)
            box('li',(x+k,Y0-.03,zc+wh/2+.18),(ww+.35,.1,.2),stone,.02)
    # balcony, railing, curved stair
    zb=GZ+.9+3.3-.1; bx=x+3.05; box('bal',(bx,Y0-.75,zb),(3.1,1.5,.14),iron,.01); box('bs',(bx,Y0-.75,zb+.10),(2.9,1.4,.08),snow,.04)
    for t in np.linspace(-1.5,1.5,25): tube('r',[(bx+t,Y0-1.48,zb),(bx+t,Y0-1.48,zb+.95)],.013,iron,1)
    for zz in(.95,.12): tube('r',[(bx-1.5,Y0-.1,zb+zz),(bx-1.5,Y0-1.48,zb+zz),(bx+1.5,Y0-1.48,zb+zz),(bx+1.5,Y0-.1,zb+zz)],.022,iron,1)
    box('rs',(bx,Y0-1.48,zb+.99),(3,.06,.06),snow,.02)
    sg=1 if i%2 else -1; N_=17; rail=[[],[]]
    for k in range(N_):
        t=k/(N_-1); a=t*math.pi*.5; R_=3.0
        px=bx+sg*(1.5+ .45 - .45*1) + sg*(R_*math.sin(a)*.55); py=Y0-.75-R_*(1-math.cos(a))*.75; pz=zb-.05-t*(zb-GZ-.3); th=a*sg
        box('tr',(px,py,pz),(.30,.95,.05),iron,.005,(0,0,-th*.8)); box('ts',(px,py,pz+.05),(.28,.9,.05),snow,.02,(0,0,-th*.8))
        for q,s in enumerate((-1,1)):
            ox,oy=px+math.sin(th*.8)*.47*s,py+math.cos(th*.8)*.47*s; rail[q].append((ox,oy,pz+.95)); tube('r',[(ox,oy,pz),(ox,oy,pz+.95)],.012,iron,1)
    for q in rail: tube('r',q,.022,iron,1)
    x+=w
box('street',(0,12,GZ-.1),(90,30,.2),snow,0)
# bare street trees, the mountain
bark=simple('bark',lin('4A403A'),.9,var=.1); tr=random.Random(21)
def tree(px,py,hh,seed):
    tr.seed(seed); segs=[]
    def br(p,d,l,r,dep):
        pts=[p]
        for i in range(5):
            d=(d+Vector((tr.uniform(-.13,.13),tr.uniform(-.13,.13),tr.uniform(-.03,.1)))).normalized(); p=p+d*l/5; pts.append(p)
        segs.append((pts,r))
        if dep:
            for k in range(3 if dep>1 else 2):
                q=pts[tr.randint(2,5)]; e=(d+Vector((tr.uniform(-.9,.9),tr.uniform(-.7,.7),tr.uniform(0,.6)))).normalized(); br(q,e,l*tr.uniform(.55,.8),r*.58,dep-1)
    br(Vector((px,py,GZ)),Vector((0,0,1)),hh*.33,.13,6)
    for pts,r in segs: tube('t',[tuple(p) for p in pts],r,bark,1)
tree(-5.6,16.2,8.2,4); tree(9.2,15.5,8.,9)
nx=220; xx=np.linspace(-140,140,nx); hz=2+13*np.exp(-((xx+38)/34)**2)+6.*np.exp(-((xx-15)/40)**2)+.5*fbm(np.stack([xx,xx*0,xx*0],-1),.35,4,seed=3); V=np.concatenate([np.stack([xx,0*xx+150,0*xx-12],-1),np.stack([xx,0*xx+150,hz],-1)]); F=[(i,i+1,nx+i+1,nx+i) for i in range(nx-1)]
mm,nt=newmat('mont'); vv=coords(nt,'World'); mm.cycles.sample_as_light=False; out(nt,N(nt,'Emission',{'Color':mix(nt,noise_tex(nt,coords(nt,'World',(1,1,1)),.9,5,.75),lin('93A9B8'),lin('BFCDD6')),'Strength':.82}).outputs[0]); mesh('mont',V,F,mm)
m,nt=newmat('skyc'); v=coords(nt,'World'); z=N(nt,'SeparateXYZ',{0:v}).outputs[2]; nn=noise_tex(nt,coords(nt,'World',(.010,.010,.034)),1.,6,.58,.6)
c=ramp(nt,maprange(nt,z,0,150,0,1),(0,lin('EFEDE6')),(.22,lin('CFE0EC')),(.5,lin('9CC4E2')),(1,lin('74A9D6'))); c=mix(nt,maprange(nt,nn,.5,.74,0,.75),c,lin('F6F5F2')); m.cycles.sample_as_light=False
out(nt,N(nt,'Emission',{'Color':c,'Strength':1.12}).outputs[0]); s=mesh('sky',[(-300,220,-60),(300,220,-60),(300,220,220),(-300,220,220)],[(0,1,2,3)],m); s.visible_shadow=s.visible_diffuse=s.visible_glossy=False
sun((.86,.40,-.38),4.4,(1,.83,.64),.6); world(lin('8FBCE2'),lin('DCE8F0'),.62)
camera((-.25,-5.2,1.95),(-.25,0,1.95),31,shift=(0,-.012),focus=5.1,fstop=5.6)
w=W or 480
render('service-chimney',w,w*3//4,SPP or 8,fin,gradekw=dict(vig=.10,bloom=.04),bounces=4,diff=3,gloss=2,adaptive=.03)
