import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import kit; from kit import *
from room import *
var,fin,W,SPP=args(); S=kit.reset(); M=mats()
WX,WW,Z0,Z1=-.56,.86,1.00,2.12
shell(M,5.2,4.0,2.65,WX,WW,Z0,Z1); window(M,WX,WW,Z0,Z1); outside(M)
steel,nt=newmat('steel'); v=coords(nt,'World'); n=noise_tex(nt,v,9,3); cell=N(nt,'SeparateXYZ',{0:N(nt,'TexVoronoi',{'Vector':v,'Scale':55}).outputs['Color']}).outputs[0]
out(nt,N(nt,'BsdfPrincipled',{'Base Color':mix(nt,cell,lin('B9BEBF'),lin('D5D9D8')),'Metallic':1,'Roughness':math_(nt,'ADD',maprange(nt,cell,0,1,.24,.32),maprange(nt,n,.3,.7,-.03,.05))}).outputs[0])
white=simple('enamel',lin('F2EEE6'),.22,var=0,spec=.5,coat=.3); dark=simple('dglass',lin('1E2B2A'),.08,var=0,spec=.6); grey=simple('grey',lin('C9C6BE'),.35,var=0); rub=simple('rub',lin('2C2F2E'),.6,var=0)
# dryer (front loader) standing a hand's breadth off the wall
DX,DY,DW,DD,DH=.42,-.62,.69,.70,.90
box('body',(DX,DY,DH/2+.02),(DW,DD,DH),white,.018,seg=4)
for sx in(-1,1):
    for sy in(-1,1): cyl('ft',(DX+sx*.28,DY+sy*.28,.012),.022,.025,rub)
yf=DY-DD/2
box('panel',(DX,yf-.004,.86),(DW-.03,.012,.11),grey,.004); cyl('knob',(DX+.16,yf-.022,.86),.036,.036,steel,'Y',64,bevel=.004); cyl('kn2',(DX+.16,yf-.012,.86),.045,.010,white,'Y',64,bevel=.003)
box('disp',(DX-.13,yf-.0115,.86),(.15,.004,.042),dark,.002)
for i in range(3): cyl('btn',(DX+.005+.035*i,yf-.012,.86),.008,.006,white,'Y',24)
lathe('door',[(.0,.022),(.14,.024),(.172,.030),(.178,.040),(.215,.046),(.234,.036),(.240,.014),(.240,.0)],white,128,(DX,yf,.475),(math.pi/2,0,0))
lathe('glass',[(.0,.052),(.09,.046),(.150,.034),(.174,.028)],dark,128,(DX,yf,.475),(math.pi/2,0,0)); lathe('ring',[(.170,.030),(.174,.044),(.182,.046),(.186,.038)],steel,128,(DX,yf,.475),(math.pi/2,0,0))
box('hnd',(DX+.205,yf-.052,.475),(.022,.024,.13),steel,.008)
box('kick',(DX,yf-.002,.075),(DW-.06,.006,.09),grey,.002)
# rigid duct: from the rear, elbow, up the wall, elbow through the wall
R=.054; px,py=DX+.76,-.115
def pipe(p0,p1):
    p0,p1=Vector(p0),Vector(p1); L=(p1-p0).length; prof=[(R,0),(R,L)]
    z=.0; pr=[(R-.001,0),(R,.004)]
    for b_ in (.018,.028,L-.028,L-.018): pr+=[(R,b_-.004),(R+.0028,b_),(R,b_+.004)]
    pr+=[(R,L)]
    o=lathe('pipe',pr,steel,96); o.matrix_world=Matrix.Translation(p0)@(p1-p0).to_track_quat('Z','Y').to_matrix().to_4x4(); return o
def elbow(c,a,b,r=.085,seg=5):
    """c corner point, a incoming dir, b outgoing dir; gored elbow"""
    a,b=Vector(a),Vector(b); st=c-a*r; V=[];n=96;K=seg*2
    sideN=a.cross(b); cen=st+b*r
    pr=[]
    for k in range(seg+1):
        t=k/seg*math.pi/2
        for e,rr in((-.018,R),(0,R+.0022),(.018,R)):
            tt=min(max(t+e,0),math.pi/2); pr.append((tt,rr))
    for tt,rr in pr:
        u=(-b*math.cos(tt)+a*math.sin(tt)); p=cen+u*r
        for i in range(n):
            th=2*math.pi*i/n; V.append(p+(u*math.cos(th)+sideN*math.sin(th))*rr)
    V=np.array([q[:] for q in V]).reshape(len(pr),n,3).transpose(1,0,2).reshape(-1,3); fastmesh('elb',V,gridfaces(n,len(pr),True),steel,True)
r=.085
elbow(Vector((px,py,.20)),(1,0,0),(0,0,1)); pipe((DX+.1,py,.20),(px-r,py,.20)); pipe((px,py,.20+r),(px,py,1.05)); pipe((px,py,1.04),(px,py,1.86-r)); elbow(Vector((px,py,1.86)),(0,0,1),(0,1,0),r=.085)
for z in(1.045,): lathe('clamp',[(R+.001,-.011),(R+.0045,-.010),(R+.0045,.010),(R+.001,.011)],M['brass'],96,(px,py,z)); box('cb',(px-.01,py-R-.008,z),(.026,.012,.016),steel,.002)
for z in(.62,1.5): # wall straps
    box('st',(px,-.03,z),(.15,.004,.028),steel,.001); lathe('sl',[(R+.0008,-.014),(R+.0022,-.014),(R+.0022,.014),(R+.0008,.014)],steel,96,(px,py,z))
lathe('esc',[(R+.001,.0),(R+.001,.008),(R+.03,.006),(R+.034,.0)],white,96,(px,0,1.86),(math.pi/2,0,0))
# shelf, towels, basket, jar
box('shelf',(DX-.0+.0,-.14,0),(.1,.1,.1),white,0).hide_render=True
box('top',(DX,-.62,.955),(.72,.73,.03),M['oak'],.006)
for i,(c,th) in enumerate((('spruce',.062),('linen',.058),('linen',.055),('ember',.05))): soft('tw',(DX-.14+.006*i,-.60,.97+[.031,.091,.148,.200][i]),(.34-.012*i,.27-.008*i,th),M[c],(0,0,.05*((i%3)-1)),.9)
lathe('jar',[(0,0),(.05,0),(.055,.01),(.055,.12),(.048,.135),(.048,.15),(0,.15)],M['ceramic'],96,(DX+.20,-.50,.97)); lathe('lid',[(0,.172),(.05,.170),(.053,.165),(.053,.150),(0,.15)],M['oak'],96,(DX+.20,-.50,.97))
# basket of linen on the floor, by the window
bk=simple('wick',lin('B58E5E'),.8,var=.15,vscale=30)
BX,BY=-.34,-.74
for k in range(17):
    z=.02+k*.020; rr=.185+.045*k/16; tube('w',[((rr+.006*math.sin(18*a+math.pi*(k%2)))*math.cos(a)+BX,(rr+.006*math.sin(18*a+math.pi*(k%2)))*math.sin(a)*.85+BY,z) for a in np.linspace(0,2*math.pi,145)[:-1]],.0098,bk,2,True)
tube('rim',[(.235*math.cos(a)+BX,.235*.85*math.sin(a)+BY,.36) for a in np.linspace(0,2*math.pi,97)[:-1]],.013,bk,3,True); cyl('in',(BX,BY,.17),.175,.30,bk,r2=.215).scale=(1,.85,1)
blob('cl',(BX-.04,BY,.36),(.16,.13,.09),M['linen'],3,amp=.3,fr=4); blob('cl2',(BX+.08,BY+.03,.365),(.11,.10,.075),M['spruce'],5,amp=.3,fr=4); blob('cl3',(BX+.02,BY-.09,.355),(.10,.07,.06),M['ember'],6,amp=.3,fr=4)
# low curtain-free window sill plant
plant(M,(-.84,-.045,1.0),.22,9,8)
sun((-.62+1.3,-1,-.62),10.,(1,.83,.62),.7)
area((WX,.10,(Z0+Z1)/2),(WX+.2,-3,.6),WW,70,(.84,.92,1),Z1-Z0)
area((-.9,-3.7,2.3),(.2,-.4,.8),2.4,48,(1,.92,.82)); area((2.1,-2.2,1.6),(.7,0,1.),1.2,20,(.9,.95,1))
world(lin('A9C8E2'),lin('E6EDF1'),.5)
camera((.10,-3.35,1.16),(.30,0,1.00),32,shift=(0,-.045))
w=W or 480
render('service-dryer',w,w*3//4,SPP or 8,fin,gradekw=dict(vig=.10,bloom=.05,exposure=.2,wb=(.985,1,1.05)),bounces=6,diff=4,gloss=3,adaptive=.03)
