import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import kit,time; from kit import *
from atrous import atrous
S=kit.reset(); a=ARGS; n=a[0]; kw={k:float(v) for k,v in (x.split('=') for x in a[1:])}; kit.final_w=int(kw.pop('w',1600)); b=kw.pop('b',1); sc_=kw.pop('sc',.06)
if b!=1: kw['wb']=(2-b,1,b)
setup(64,64,1); C=np.load(os.path.join(WIP,n+'_final.npy')).astype(np.float32); T=os.path.join(WIP,'tmp_'+n)
f=lambda p:load(os.path.join(T,p+'0001.exr'))
t=time.time(); dep=f('Denoising_Depth')[...,0]; dep=np.where((dep<=0)|(dep>1e4),1e4,dep)
C=atrous(C,f('Denoising_Albedo')[...,:3],f('Denoising_Normal')[...,:3],dep,sc=sc_); print('atrous',time.time()-t)
save(n,C,True,kw)
