import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import kit; from kit import *
from room import *
var,fin,W,SPP=args(); S=kit.reset(); kit.final_w=2000
M=mats()
RW,RD,RH=6.4,4.6,2.85        # room: x -3.2..3.2, y 0 (back wall) .. -4.6, z
WX,WW,WZ0,WZ1=.72,1.5,.42,2.42 # tall window in the back wall
shell(M,RW,RD,RH,WX,WW,WZ0,WZ1)
window(M,WX,WW,WZ0,WZ1)
outside(M)
# register in the floor by the window: the visible mouth of the duct
floor_register(M,(-.42,-.92),.46,.19)
# curtains : one drawn to the side, one lifted by the air
curtain(M,x0=-.22,x1=.30,z0=.03,z1=2.60,y=-.15,folds=6,seed=2,swing=(.24,-.36))
curtain(M,x0=1.36,x1=1.80,z0=.02,z1=2.60,y=-.14,folds=6,seed=5)
tube('rod',[(-.40,-.14,2.62),(1.95,-.14,2.62)],.012,M['dark'])
for x in(-.40,1.95): cyl('fin',(x,-.14,2.62),.022,.05,M['dark'],'X',32,bevel=.006)
for x in(-.3,1.86): tube('br',[(x,-.14,2.62),(x,0,2.62)],.008,M['dark'])
armchair(M,(1.62,-1.30,0),-34)
sidetable(M,(.98,-.78,0))
plant(M,(2.28,-.50,0),1.12)
rug(M,(1.55,-1.75),2.2,1.7)
#picture(M,(-1.75,0,1.55),.62,.80)
# light
sun((-.95,-1,-.62),11.,(1,.82,.60),.8)   # low winter sun through the window, from the back right
area((WX,.10,(WZ0+WZ1)/2),(WX,-3,.6),WW,120,(.82,.91,1),WZ1-WZ0)
area((-.6,-4.9,2.3),(0,-.4,1.0),3.6,122,(1,.91,.80),1.8)  # warm fill of the room behind the camera
world(lin('A9C8E2'),lin('E6EDF1'),.55)
camera((.02,-4.5,1.16),(.02,0,1.16),26.5,shift=(0,-.055))
w=W or 480
render('hero',w,int(w*.625),SPP or 8,fin,gradekw=dict(vig=.10,bloom=.05,exposure=.27,wb=(.985,1,1.05)),bounces=7,diff=4,gloss=3,adaptive=.03)
