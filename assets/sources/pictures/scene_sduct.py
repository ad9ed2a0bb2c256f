import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import kit; from kit import *
from room import *
var,fin,W,SPP=args(); S=kit.reset(); M=mats()
# corner: back wall y=0, right wall x=1.55
box('bw',(0,.05,1.4),(8,.1,2.8),M['plaster'],0); box('rw',(1.60,-2,1.4),(.1,4.2,2.8),M['plaster'],0)
box('fl',(0,-2,-.05),(8,4.4,.1),M['floor'],0); box('ce',(2.2,-2,2.85),(8,4.4,.1),M['ceiling'],0)
skirting(M,-4,1.55)
for a,b,cc in((.018,.15,.075),(.026,.018,.156)): box('sk',(1.55-a/2,-2,cc),(a,4,b),M['trim'],.004)
box('shoe',(1.54,-2,.011),(.018,4,.022),M['trim'],.008)
# wall register: cast frame, vertical louvres, dark clean duct behind
X,Z,w_,h_=.12,.50,.56,.36; f=.038; T=simple('reg',lin('EDE6DA'),.38,var=0,spec=.5)
box('pit',(X,-.003,Z),(w_-.03,.004,h_-.03),M['black'],0)
for s in(-1,1):
    box('rf',(X,-.008,Z+s*(h_/2-f/2)),(w_,.016,f),T,.005,seg=4); box('rf',(X+s*(w_/2-f/2),-.008,Z),(f,.0155,h_-2*f+.006),T,.004,seg=4)
    box('rin',(X,-.012,Z+s*(h_/2-f-.004)),(w_-2*f+.012,.012,.008),T,.003); box('rin',(X+s*(w_/2-f-.004),-.012,Z),(.008,.0118,h_-2*f-.004),T,.003)
    for q in(-1,1): cyl('sc',(X+s*(w_/2-.018),-.0165,Z+q*(h_/2-.018)),.005,.003,M['brass'],'Y',24,bevel=.001)
n=21
for i in range(n): 
    x=X-(w_/2-f-.008)+(w_-2*f-.016)*i/(n-1); box('lv',(x,-.0115,Z),(.0026,.020,h_-2*f+.004),T,.0008,(0,0,math.radians(28)))
for q in(-.055,.055): box('cr',(X,-.008,Z+q),(w_-2*f,.008,.005),T,.001)
tube('lev',[(X+w_/2-.010,-.014,Z-.03),(X+w_/2-.010,-.040,Z-.03)],.004,M['brass']); cyl('kn',(X+w_/2-.010,-.044,Z-.03),.008,.012,M['brass'],'Y',32,bevel=.003)
# things: plant in the corner, a throw on a low oak bench, curtain edge
plant(M,(1.10,-.44,0),.86,15,5)
box('seat',(-1.16,-.30,.43),(.86,.34,.045),M['oak'],.008)
for sx in(-.38,.38):
    for sy in(-.12,.12): cyl('lg',(-1.16+sx,-.30+sy,.205),.014,.41,M['oak'],'Z',32,r2=.020)
for i,(c,th) in enumerate((('spruce',.055),('linen',.05),('ember',.045))):
    soft('fold',(-1.28+.01*i,-.30,.4525+[.03,.083,.130][i]),(.40-.02*i,.29-.01*i,th),M[c],(0,0,.04*(i-1)),.9)
lathe('vase',[(0,0),(.045,0),(.062,.03),(.066,.08),(.045,.135),(.026,.165),(.028,.19),(.023,.19),(.021,.165),(.04,.13),(0,.02)],M['ceramic'],96,(-.90,-.30,.4525))
br=random.Random(4)
for i in range(7):
    a=br.uniform(-.5,.5); b=br.uniform(-.3,.3); tube('tw',[(-.90+a*t*t*.5+.004*math.sin(9*t+i),-.30+b*t*.5,.60+.52*t) for t in np.linspace(0,1,12)],.0022,M['walnut'],2)
# window light as a gobo: frame with panes at the left front
sd=Vector((.74,.78,-.40)).normalized(); tgt=Vector((.02,0,.62)); o=tgt-sd*3.2
# panel in plane x = o.x
PW,PH=1.15,1.5; blk=M['black']
def pan(y0,y1,z0,z1): 
    b=box('gb',(o.x,(y0+y1)/2,(z0+z1)/2),(.06,y1-y0,z1-z0),M['trim'],0); b.visible_camera=False
yc,zc=o.y,o.z
pan(yc-8,yc-PW/2,-1,9); pan(yc+PW/2,yc+2.6,-1,9); pan(yc-PW/2,yc+PW/2,zc+PH/2,9); pan(yc-PW/2,yc+PW/2,-1,zc-PH/2); pan(yc-.022,yc+.022,zc-PH/2,zc+PH/2); pan(yc-PW/2,yc+PW/2,zc+.28,zc+.32)
sun(sd,8.5,(1,.83,.62),.7)
area((-1.2,-3.6,1.9),(.2,0,.7),1.6,62,(.86,.93,1)); area((1.0,-4.2,2.2),(0,0,.6),2.,34,(1,.91,.80))
world(lin('A9C8E2'),lin('E6EDF1'),.12)
camera((-.06,-3.0,.86),(.04,0,.62),36,fstop=5.6,focus=3.0)
w=W or 480
render('service-duct',w,w*3//4,SPP or 8,fin,gradekw=dict(vig=.08,bloom=.05,exposure=.22,wb=(.985,1,1.05)),bounces=5,diff=4,gloss=2,adaptive=.03)
