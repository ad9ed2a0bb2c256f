"""Shared kit: palette, node/mesh helpers, render setup, own joint NL-means denoiser, grade.
Run a scene as:  nice -n 19 blender -b -P scene_x.py -- [variant] [preview|final] [width spp]"""
import bpy, sys, os, math, time, random
import numpy as np
from mathutils import Vector, Matrix, noise
HERE=os.path.dirname(os.path.abspath(__file__)); ROOT=os.path.dirname(HERE)
OUT=os.path.join(ROOT,'out'); WIP=os.path.join(ROOT,'wip')
ARGS=sys.argv[sys.argv.index('--')+1:] if '--' in sys.argv else []
S=None

def lin(h):
    h=h.lstrip('#'); r=[int(h[i:i+2],16)/255 for i in (0,2,4)]
    return tuple((c/12.92 if c<=.04045 else ((c+.055)/1.055)**2.4) for c in r)+(1,)
PLASTER,SPRUCE,EMBER,OAK,SKY,SNOW=[lin(x) for x in('F1EADD','1F3D37','B2462B','B98B5C','C4DAE9','F2F5F7')]

def reset():
    global S
    bpy.ops.wm.read_factory_settings(use_empty=True)
    S=bpy.context.scene; S.world=bpy.data.worlds.new('W'); S.world.use_nodes=True
    random.seed(7); np.random.seed(7); noise.seed_set(7)
    return S

# ---------- nodes
def N(nt,typ,ins=None,**props):
    n=nt.nodes.new('ShaderNode'+typ)
    for k,v in props.items(): setattr(n,k,v)
    for k,v in (ins or {}).items():
        s=n.inputs[k]
        if isinstance(v,bpy.types.NodeSocket): nt.links.new(v,s)
        else: s.default_value=v
    return n
def newmat(name):
    m=bpy.data.materials.new(name); m.use_nodes=True; m.node_tree.nodes.clear(); return m,m.node_tree
def out(nt,shader,disp=None):
    o=N(nt,'OutputMaterial',{'Surface':shader})
    return o
def noise_tex(nt,vec,scale,detail=4,rough=.55,dist=0):
    return N(nt,'TexNoise',{'Vector':vec,'Scale':scale,'Detail':detail,'Roughness':rough,'Distortion':dist}).outputs['Fac']
def ramp(nt,fac,*stops):
    r=N(nt,'ValToRGB',{'Fac':fac}); e=r.color_ramp.elements
    while len(e)<len(stops): e.new(.5)
    for el,(p,c) in zip(e,stops): el.position=p; el.color=c if hasattr(c,'__len__') else (c,c,c,1)
    return r.outputs['Color']
def mix(nt,fac,a,b,blend='MIX'):
    m=N(nt,'MixRGB',{'Fac':fac,'Color1':a,'Color2':b},blend_type=blend); return m.outputs['Color']
def maprange(nt,v,a,b,c,d): return N(nt,'MapRange',{'Value':v,'From Min':a,'From Max':b,'To Min':c,'To Max':d}).outputs['Result']
def math_(nt,op,a,b=0.0): 
    n=nt.nodes.new('ShaderNodeMath'); n.operation=op
    for i,v in enumerate((a,b)):
        if isinstance(v,bpy.types.NodeSocket): nt.links.new(v,n.inputs[i])
        else: n.inputs[i].default_value=v
    return n.outputs[0]
def coords(nt,kind='Object',scale=(1,1,1),rot=(0,0,0)):
    if kind=='World': s=N(nt,'NewGeometry').outputs['Position']
    else: s=N(nt,'TexCoord').outputs[kind]
    return N(nt,'Mapping',{'Vector':s,'Scale':scale,'Rotation':rot}).outputs[0]
def sc(c,f): return (c[0]*f,c[1]*f,c[2]*f,1)
def simple(name,col,rough=.6,metal=0,var=.08,vscale=6,bump=0,bscale=60,spec=.5,sheen=0,kind='World',trans=0,sub=0,coat=0):
    m,nt=newmat(name); v=coords(nt,kind)
    c=mix(nt,noise_tex(nt,v,vscale,5),sc(col,1-var),sc(col,1+var)) if var else None
    ins={'Roughness':rough,'Metallic':metal,'Specular':spec,'Sheen':sheen,'Clearcoat':coat}
    ins['Base Color']=c if c else col
    if bump: ins['Normal']=N(nt,'Bump',{'Strength':bump,'Distance':.01,'Height':noise_tex(nt,v,bscale,6,.6)}).outputs[0]
    p=N(nt,'BsdfPrincipled',ins).outputs[0]
    if trans:
        t=N(nt,'BsdfTranslucent',{'Color':col}).outputs[0]
        p=N(nt,'MixShader',{0:trans,1:p,2:t}).outputs[0]
    out(nt,p); return m
def emit(name,col,strength):
    m,nt=newmat(name); out(nt,N(nt,'Emission',{'Color':col,'Strength':strength}).outputs[0]); return m

# ---------- meshes
def mesh(name,v,f,mat=None,smooth=False,mats=None,fmat=None):
    me=bpy.data.meshes.new(name); me.from_pydata([tuple(map(float,p)) for p in v],[],[tuple(int(i) for i in q) for q in f])
    o=bpy.data.objects.new(name,me); S.collection.objects.link(o)
    for m in (mats or ([mat] if mat else [])): me.materials.append(m)
    if fmat is not None: me.polygons.foreach_set('material_index',np.asarray(fmat,dtype=np.int32))
    if smooth: me.polygons.foreach_set('use_smooth',[True]*len(me.polygons))
    me.update(); return o
def fastmesh(name,V,F,mat,smooth=False):
    """V (n,3), F (m,k) numpy"""
    me=bpy.data.meshes.new(name); V=np.asarray(V,np.float32); F=np.asarray(F,np.int32); k=F.shape[1]
    me.vertices.add(len(V)); me.vertices.foreach_set('co',V.ravel())
    me.loops.add(F.size); me.loops.foreach_set('vertex_index',F.ravel())
    me.polygons.add(len(F)); me.polygons.foreach_set('loop_start',np.arange(0,F.size,k,dtype=np.int32)); me.polygons.foreach_set('loop_total',np.full(len(F),k,np.int32))
    if smooth: me.polygons.foreach_set('use_smooth',np.ones(len(F),bool))
    me.update(calc_edges=True); me.validate()
    o=bpy.data.objects.new(name,me); S.collection.objects.link(o)
    if mat: me.materials.append(mat)
    return o
def gridfaces(nu,nv,wrap=False):
    i=np.arange(nu if wrap else nu-1); j=np.arange(nv-1); I,J=np.meshgrid(i,j,indexing='ij'); I2=(I+1)%nu
    return np.stack([I*nv+J,I2*nv+J,I2*nv+J+1,I*nv+J+1],-1).reshape(-1,4)
def box(name,c,size,mat,bevel=.004,rot=(0,0,0),seg=2):
    x,y,z=[s/2 for s in size]
    v=[(a*x,b*y,d*z) for a in(-1,1) for b in(-1,1) for d in(-1,1)]
    f=[(0,1,3,2),(4,6,7,5),(0,4,5,1),(2,3,7,6),(0,2,6,4),(1,5,7,3)]
    o=mesh(name,v,f,mat); o.location=c; o.rotation_euler=rot
    if bevel:
        b=o.modifiers.new('b','BEVEL'); b.width=min(bevel,min(size)*.45); b.segments=seg; b.harden_normals=True
        o.data.use_auto_smooth=True; o.data.polygons.foreach_set('use_smooth',[True]*6)
    return o
def cyl(name,c,r,h,mat,axis='Z',n=64,r2=None,caps=True,bevel=0):
    r2=r if r2 is None else r2
    a=np.linspace(0,2*math.pi,n,endpoint=False)
    v=[(r*math.cos(t),r*math.sin(t),-h/2) for t in a]+[(r2*math.cos(t),r2*math.sin(t),h/2) for t in a]
    f=[(i,(i+1)%n,n+(i+1)%n,n+i) for i in range(n)]
    if caps: f+= [tuple(range(n-1,-1,-1)),tuple(range(n,2*n))]
    o=mesh(name,v,f,mat); o.data.use_auto_smooth=True; o.data.auto_smooth_angle=.7; o.data.polygons.foreach_set('use_smooth',[True]*len(f))
    o.location=c; o.rotation_euler={'Z':(0,0,0),'X':(0,math.pi/2,0),'Y':(math.pi/2,0,0)}[axis]
    if bevel: b=o.modifiers.new('b','BEVEL'); b.width=bevel; b.segments=3; b.limit_method='ANGLE'
    return o
def lathe(name,prof,mat,n=96,c=(0,0,0),rot=(0,0,0),closed=False):
    """prof list of (r,z); revolve round Z"""
    P=np.array(prof,float); a=np.linspace(0,2*math.pi,n,endpoint=False)
    V=np.stack([np.outer(np.cos(a),P[:,0]),np.outer(np.sin(a),P[:,0]),np.tile(P[:,1],(n,1))],-1).reshape(-1,3)
    o=fastmesh(name,V,gridfaces(n,len(P),True),mat,True); o.data.use_auto_smooth=True; o.data.auto_smooth_angle=.6
    o.location=c; o.rotation_euler=rot; return o
def tube(name,pts,r,mat,res=4,cyclic=False):
    cu=bpy.data.curves.new(name,'CURVE'); cu.dimensions='3D'; cu.bevel_depth=r; cu.bevel_resolution=res
    s=cu.splines.new('POLY'); s.points.add(len(pts)-1); s.use_cyclic_u=cyclic
    for p,q in zip(s.points,pts): p.co=(*q,1)
    o=bpy.data.objects.new(name,cu); S.collection.objects.link(o); cu.materials.append(mat); return o
def fibres(name,lists,r,mat):
    """many thin poly splines; lists: iterable of (k,3) arrays"""
    cu=bpy.data.curves.new(name,'CURVE'); cu.dimensions='3D'; cu.bevel_depth=r; cu.bevel_resolution=0
    for pts in lists:
        s=cu.splines.new('POLY'); k=len(pts); s.points.add(k-1)
        co=np.ones((k,4),np.float32); co[:,:3]=pts; s.points.foreach_set('co',co.ravel())
    o=bpy.data.objects.new(name,cu); S.collection.objects.link(o); cu.materials.append(mat); return o
def hair(o,count,length,mat,children=0,rough1=.0,rough2=.0,kink=0,root=.0006,seed=1,rand=.5,clump=0,vgroup=None,kinkf=3.,brown=0):
    if mat.name not in [m.name for m in o.data.materials if m]: o.data.materials.append(mat)
    idx=[m.name for m in o.data.materials].index(mat.name)+1
    md=o.modifiers.new('h','PARTICLE_SYSTEM'); ps=md.particle_system; st=ps.settings; ps.seed=seed
    st.type='HAIR'; st.count=count; st.hair_length=length; st.hair_step=5; st.material=idx; st.emit_from='FACE'
    st.use_advanced_hair=True; st.factor_random=rand*length; st.tangent_factor=0; st.brownian_factor=brown
    st.length_random=.7
    if children:
        st.child_type='INTERPOLATED'; st.rendered_child_count=children; st.child_nbr=children; st.roughness_1=rough1; st.roughness_1_size=.02; st.roughness_2=rough2; st.roughness_2_size=.05; st.clump_factor=clump
        if kink: st.kink='CURL'; st.kink_amplitude=kink; st.kink_frequency=kinkf
    st.root_radius=1; st.tip_radius=.3; st.radius_scale=root; st.display_step=4; st.render_step=4
    if vgroup: ps.vertex_group_density=vgroup
    return ps
# ---------- numpy noise (value noise, fbm) for fast displacement
def _h(i,j,k,seed):
    n=(i*374761393+j*668265263+k*2147483647+seed*974711)&0xffffffff
    n=((n^(n>>13))*1274126177)&0xffffffff
    return ((n^(n>>16))&0xffff)/65535.0
def vnoise(P,seed=0):
    P=np.asarray(P,np.float64); I=np.floor(P).astype(np.int64); f=P-I; f=f*f*f*(f*(f*6-15)+10)
    r=0
    for a in(0,1):
        for b in(0,1):
            for c in(0,1):
                w=(f[...,0] if a else 1-f[...,0])*(f[...,1] if b else 1-f[...,1])*(f[...,2] if c else 1-f[...,2])
                r=r+w*_h(I[...,0]+a,I[...,1]+b,I[...,2]+c,seed)
    return r*2-1
def fbm(P,scale=1,oct=5,gain=.5,seed=0,ridge=False):
    P=np.asarray(P)*scale; s=0; a=1
    for o in range(oct):
        n=vnoise(P*2.03**o+o*17.3,seed+o); n=(1-2*np.abs(n)) if ridge else n
        s=s+a*n; a*=gain
    return s
def smooth(a,b,x): t=np.clip((x-a)/(b-a),0,1); return t*t*(3-2*t)

# ---------- light & camera
def area(loc,target,size,power,col=(1,1,1),size_y=None,spread=math.pi,cam=False):
    l=bpy.data.lights.new('A','AREA'); l.energy=power; l.color=col[:3]; l.size=size; l.spread=spread
    if size_y: l.shape='RECTANGLE'; l.size_y=size_y
    o=bpy.data.objects.new('A',l); S.collection.objects.link(o); o.location=loc
    o.rotation_euler=(Vector(target)-Vector(loc)).to_track_quat('-Z','Y').to_euler(); o.visible_camera=cam; return o
def sun(direction,strength,col=(1,1,1),angle=.6):
    l=bpy.data.lights.new('S','SUN'); l.energy=strength; l.color=col[:3]; l.angle=math.radians(angle)
    o=bpy.data.objects.new('S',l); S.collection.objects.link(o); o.rotation_euler=Vector(direction).to_track_quat('-Z','Y').to_euler(); return o
def world(top,hor,strength):
    nt=S.world.node_tree; nt.nodes.clear()
    z=N(nt,'SeparateXYZ',{0:N(nt,'TexCoord').outputs['Generated']}).outputs[2]
    c=ramp(nt,maprange(nt,z,-.1,.8,0,1),(0,hor),(.25,mixc(hor,top,.45)),(1,top))
    b=N(nt,'Background',{'Color':c,'Strength':strength}).outputs[0]; N(nt,'OutputWorld',{'Surface':b})
def mixc(a,b,t): return tuple(x*(1-t)+y*t for x,y in zip(a,b))
def camera(loc,target,lens,roll=0,shift=(0,0),focus=None,fstop=None):
    c=bpy.data.cameras.new('C'); c.lens=lens; c.clip_start=.005; c.shift_x,c.shift_y=shift
    o=bpy.data.objects.new('C',c); S.collection.objects.link(o); o.location=loc
    q=(Vector(target)-Vector(loc)).to_track_quat('-Z','Y'); o.rotation_euler=(q.to_matrix()@Matrix.Rotation(math.radians(roll),3,'Z')).to_euler()
    if fstop: c.dof.use_dof=True; c.dof.aperture_fstop=fstop; c.dof.focus_distance=focus if focus else (Vector(target)-Vector(loc)).length
    S.camera=o; return o

# ---------- render, denoise, grade
def bx0(x,n):
    from scipy.ndimage import uniform_filter as uf
    return uf(x,n,mode='nearest')
def denoise(A,B,alb,nor,dep,R=6,k=.55):
    try: from scipy.ndimage import uniform_filter as uf
    except Exception: uf=None
    H,W,_=A.shape; t0=time.time()
    # fireflies: replace where one buffer disagrees wildly with the other
    from scipy.ndimage import median_filter
    la,lb=A.max(-1),B.max(-1); med=bx0((la+lb)*.5,5)
    med=np.maximum(median_filter((la+lb)*.5,5),.35*med)
    for X,l in((A,la),(B,lb)):
        k_=np.minimum(1,(3.5*med+.12)/np.maximum(l,1e-6)); X*=k_[...,None]
    d=alb+.03; C=(A+B)*.5; D=np.maximum(C,0)/d; D=np.log1p(8*D)
    DA=np.log1p(8*np.maximum(A,0)/d); DB=np.log1p(8*np.maximum(B,0)/d)
    def bx(x,n):
        if uf is not None: return uf(x,n,mode='nearest')
        c=np.pad(x,n//2+0,mode='edge'); c=np.cumsum(np.cumsum(np.pad(c,((1,0),(1,0))),0),1); return (c[n:,n:]-c[:-n,n:]-c[n:,:-n]+c[:-n,:-n])[:x.shape[0],:x.shape[1]]/(n*n)
    v=((DA-DB)**2).mean(-1)/4; v=bx(v,7)+1e-6
    fd=np.log(np.maximum(dep,1e-3)); gx=np.abs(np.gradient(fd)[0])+np.abs(np.gradient(fd)[1]); gx=np.maximum(bx(gx,3),1e-3)
    Dm=D.mean(-1); Dc=D
    P=R; pad=lambda x:np.pad(x,[(P,P),(P,P)]+[(0,0)]*(x.ndim-2),mode='reflect')
    pD,pv,pa,pn,pf=pad(Dc),pad(v),pad(np.sqrt(np.maximum(alb,0))),pad(nor),pad(fd)
    a0=np.sqrt(np.maximum(alb,0)); acc=Dc.copy()*1.0; wsum=np.ones((H,W),np.float32)
    for dy in range(-R,R+1):
        for dx in range(-R,R+1):
            if dx==0 and dy==0: continue
            if dx*dx+dy*dy>R*R+1: continue
            sl=(slice(P+dy,P+dy+H),slice(P+dx,P+dx+W))
            q=pD[sl]; vq=pv[sl]
            diff=((q-Dc)**2).mean(-1)
            dist=(diff-(v+np.minimum(v,vq)))/(1e-5+k*k*(v+vq)*2)
            dist=bx(dist,5)
            f=((pn[sl]-nor)**2).sum(-1)/.06+((pa[sl]-a0)**2).sum(-1)/.004+((pf[sl]-fd)/(gx*(abs(dx)+abs(dy))+.004))**2*.5
            w=np.exp(-np.maximum(dist,0)-f-(dx*dx+dy*dy)/(1.2*R*R)).astype(np.float32)
            acc+=w[...,None]*q; wsum+=w
    O=np.expm1(acc/wsum[...,None])/8*d
    print('denoise %.1fs'%(time.time()-t0)); return O.astype(np.float32)
def blur(x,s):
    from scipy.ndimage import gaussian_filter
    return np.stack([gaussian_filter(x[...,i],s,mode='nearest') for i in range(3)],-1)
def grade(C,bloom=.06,vig=.16,exposure=0,split=.055,grain=.012,thr=1.2,sat=1.,wb=(1,1,1)):
    H,W,_=C.shape; C=C*2**exposure*np.array(wb); Y_=(C*np.array([.2126,.7152,.0722])).sum(-1,keepdims=True); C=np.maximum(Y_+(C-Y_)*sat,0)
    hot=np.minimum(np.maximum(C-thr,0),6); C=C+bloom*(.6*blur(hot,W*.008)+.4*blur(hot,W*.03))
    L=(C*np.array([.2126,.7152,.0722])).sum(-1,keepdims=True); ls=np.log2(np.maximum(L,1e-4)/.18)
    sh=1/(1+np.exp((ls+2.0)*1.3)); hi=1/(1+np.exp(-(ls-.6)*1.6))
    C=C*(1+sh*split*np.array([-1.3,.45,.25])+hi*split*np.array([.5,.06,-.55]))
    y,x=np.mgrid[0:H,0:W]; r2=((x/W-.5)**2+((y/H-.5))**2)*2; C=C*(1-vig*np.clip(r2,0,1)**1.3)[...,None]
    rs=np.random.RandomState(3); g=rs.randn(H,W,1); C=C*(1+grain*g)
    return np.maximum(C,0)
def load(path):
    im=bpy.data.images.load(path); im.colorspace_settings.name='Raw' if 'Raw' in [c.name for c in im.colorspace_settings.bl_rna.properties['name'].enum_items] else 'Non-Color'
    w,h=im.size; a=np.empty(w*h*4,np.float32); im.pixels.foreach_get(a); bpy.data.images.remove(im); return a.reshape(h,w,4)
def setup(w,h,spp,bounces=8,diff=4,gloss=4,exposure=0,look='Medium High Contrast',transp=8,adaptive=.02,clamp=5):
    r=S.render; r.engine='CYCLES'; r.resolution_x=w; r.resolution_y=h; r.resolution_percentage=100; r.threads_mode='FIXED'; r.threads=2
    c=S.cycles; c.samples=spp; c.use_adaptive_sampling=True; c.adaptive_threshold=adaptive; c.adaptive_min_samples=max(8,spp//3)
    c.use_denoising=False; c.max_bounces=bounces; c.diffuse_bounces=diff; c.glossy_bounces=gloss; c.transmission_bounces=4; c.transparent_max_bounces=transp
    c.caustics_reflective=False; c.caustics_refractive=False; c.sample_clamp_indirect=clamp; c.sample_clamp_direct=0; c.blur_glossy=.6
    c.pixel_filter_type='BLACKMAN_HARRIS'; c.filter_width=1.4
    S.cycles_curves.shape='RIBBONS'; S.cycles_curves.subdivisions=1; r.hair_type='STRAND'
    r.use_persistent_data=True
    vl=S.view_layers[0]; vl.cycles.denoising_store_passes=True
    S.view_settings.view_transform='Filmic'; S.view_settings.look=look; S.view_settings.exposure=exposure
def render(name,w,h,spp,final=False,gradekw=None,quality=91,sc=.07,**kw):
    setup(w,h,spp,**kw); vl=S.view_layers[0]
    tmp=os.path.join(WIP,'tmp_'+name); os.makedirs(tmp,exist_ok=True)
    S.use_nodes=True; nt=S.node_tree; nt.nodes.clear(); rl=nt.nodes.new('CompositorNodeRLayers')
    comp=nt.nodes.new('CompositorNodeComposite'); nt.links.new(rl.outputs['Image'],comp.inputs[0])
    passes=[p for p in('Image','Denoising Albedo','Denoising Normal','Denoising Depth') if p in rl.outputs]
    fo=nt.nodes.new('CompositorNodeOutputFile'); fo.base_path=tmp; fo.format.file_format='OPEN_EXR'; fo.format.color_depth='32'; fo.format.exr_codec='NONE'
    fo.file_slots.clear()
    bufs=[]; t0=time.time()
    for p in passes: fo.file_slots.new(p.replace(' ','_')); nt.links.new(rl.outputs[p],fo.inputs[-1])
    data=[]; patch=os.environ.get('PATCH')   # PATCH=x0,x1,y0,y1 (0..1, y from below): render that region only and blend it into the stored final
    if patch:
        pb=[float(v) for v in patch.split(',')]; r=S.render; r.use_border=True; r.use_crop_to_border=False; r.border_min_x,r.border_max_x,r.border_min_y,r.border_max_y=pb
    reuse=os.environ.get('REUSE')   # folder with the four EXRs of an earlier pass: render only one more seed
    if reuse: data.append({p:load(os.path.join(reuse,p.replace(' ','_')+'0001.exr')) for p in passes})
    for seed in((1,) if reuse else (1,2)):
        S.cycles.seed=seed+10; S.frame_set(1); bpy.ops.render.render()
        data.append({p:load(os.path.join(tmp,p.replace(' ','_')+'0001.exr')) for p in passes})
    print('RENDER %s %.1fs'%(name,time.time()-t0))
    A,B=[d['Image'][...,:3].copy() for d in data]
    av=lambda p:(data[0][p]+data[1][p])/2
    alb=av('Denoising Albedo')[...,:3]; nor=av('Denoising Normal')[...,:3]; dep=data[0]['Denoising Depth'][...,0]
    dep=np.minimum(dep,1e4); dep=np.where(dep<=0,1e4,dep)
    C=denoise(A,B,alb,nor,dep,R=6 if final else 5)
    from atrous import atrous
    C=atrous(C,alb,nor,dep,sc=sc,levels=5 if final else 3)
    if patch:
        old=np.load(os.path.join(WIP,name+'_final.npy')).astype(np.float32); yy,xx=np.mgrid[0:h,0:w]; f=max(8,w//90)
        e=np.minimum(np.minimum(xx-pb[0]*w,pb[1]*w-xx) if True else 0,np.minimum(yy-pb[2]*h,pb[3]*h-yy)); e=np.where((xx<f)&(pb[0]<=0)|(xx>w-f)&(pb[1]>=1),f*2,e)
        m_=smooth(2,f,e)[...,None]; C=old*(1-m_)+C*m_
    np.save(os.path.join(WIP,name+('_final' if final else '_prev')+'.npy'),C.astype(np.float16))
    save(name,C,final,gradekw,quality)
final_w=1600
def save(name,C,final,gradekw=None,quality=91):
    C=C.astype(np.float32)
    if final and C.shape[1]<final_w:   # rendered smaller than the final: cubic upscale in log space + mild unsharp
        from scipy.ndimage import zoom
        z=final_w/C.shape[1]; Lg=np.log1p(20*C); Lg=zoom(Lg,(z,z,1),order=3); C=np.maximum(np.expm1(Lg)/20,0)
    if final:
        Lg=np.log1p(6*C); C=np.maximum(np.expm1(Lg+.45*(Lg-blur(Lg,1.3)))/6,0)
    G=grade(C,**(gradekw or {})); h,w,_=G.shape
    im=bpy.data.images.new('o',w,h,float_buffer=True,alpha=False); px=np.ones((h,w,4),np.float32); px[...,:3]=G
    im.pixels.foreach_set(px.ravel()); im.update()
    f=S.render.image_settings; f.file_format='JPEG'; f.quality=quality; f.color_mode='RGB'
    p=os.path.join(OUT if final else WIP,name+'.jpg'); im.save_render(p,scene=S); print('SAVED',p,os.path.getsize(p)//1024,'kB')
    if not final: f.file_format='PNG'; im.save_render(os.path.join(WIP,name+'.png'),scene=S)
def args():
    """variant, final, width, spp"""
    var=ARGS[0] if ARGS else ''; fin='final' in ARGS; nums=[int(a) for a in ARGS if a.isdigit()]
    return var,fin,(nums[0] if nums else None),(nums[1] if len(nums)>1 else None)
