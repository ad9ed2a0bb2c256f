"""second denoise stage: edge-stopping a-trous wavelet passes against low-frequency mottle"""
import numpy as np
def atrous(C,alb,nor,dep,levels=5,sc=.06,sn=.05,sa=.004,start=1,sigs=None):
    d=alb+.03; D=np.log1p(8*np.maximum(C,0)/d).astype(np.float32); a0=np.sqrt(np.maximum(alb,0)).astype(np.float32); nor=nor.astype(np.float32)
    fd=np.log(np.maximum(dep,1e-3)).astype(np.float32); H,W,_=D.shape; k1=[1/16,1/4,3/8,1/4,1/16]
    from scipy.ndimage import uniform_filter as uf
    for L in range(start,start+levels):
        s=2**L; P=2*s; pad=lambda x:np.pad(x,[(P,P),(P,P)]+[(0,0)]*(x.ndim-2),mode='reflect')
        # guide colour: lightly blurred so the mottle itself does not stop the filter
        g=np.stack([uf(D[...,i],5) for i in range(3)],-1); pg,pD,pa,pn,pf=pad(g),pad(D),pad(a0),pad(nor),pad(fd); acc=np.zeros_like(D); ws=np.zeros((H,W),np.float32)
        for j in range(-2,3):
            for i in range(-2,3):
                sl=(slice(P+j*s,P+j*s+H),slice(P+i*s,P+i*s+W))
                w=k1[j+2]*k1[i+2]*np.exp(-((pg[sl]-g)**2).mean(-1)/(sc*sc)-((pn[sl]-nor)**2).sum(-1)/sn-((pa[sl]-a0)**2).sum(-1)/sa-((pf[sl]-fd)/(.02*s**.5+.01))**2)
                acc+=w[...,None]*pD[sl]; ws+=w
        D=acc/np.maximum(ws,1e-6)[...,None]
    return np.expm1(D)/8*d
