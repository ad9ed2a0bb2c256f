"""regrade finished denoised renders without rerendering: blender -b -P regrade.py -- name [exposure sat vig bloom]"""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import kit; from kit import *
S=kit.reset(); a=ARGS; n=a[0]; kw={k:float(v) for k,v in (x.split('=') for x in a[1:])}; kit.final_w=int(kw.pop('w',1600)); b=kw.pop('b',1)
if b!=1: kw['wb']=(2-b,1,b)
setup(64,64,1); C=np.load(os.path.join(WIP,n+'_final.npy')); save(n,C,True,kw)
