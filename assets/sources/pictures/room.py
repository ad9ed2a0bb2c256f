"""Furniture and architecture shared by the room pictures (back wall at y=0, camera looks towards +y)."""
import kit; from kit import *
def oakfloor(name='floor'):
    m,nt=newmat(name); v=coords(nt,'World')
    sp=N(nt,'SeparateXYZ',{0:v}); x,y=sp.outputs[0],sp.outputs[1]
    bw=.083
    row=math_(nt,'FLOOR',math_(nt,'DIVIDE',y,bw)); rn=N(nt,'TexWhiteNoise',{'W':row},noise_dimensions='1D').outputs['Value']
    xs=math_(nt,'ADD',math_(nt,'DIVIDE',x,.95),math_(nt,'MULTIPLY',rn,7.3)); col=math_(nt,'FLOOR',xs)
    pid=N(nt,'TexWhiteNoise',{'Vector':N(nt,'CombineXYZ',{0:row,1:col}).outputs[0]},noise_dimensions='2D')
    pv=pid.outputs['Value']
    gv=N(nt,'CombineXYZ',{0:math_(nt,'MULTIPLY',x,1.4),1:math_(nt,'MULTIPLY',y,26.),2:math_(nt,'MULTIPLY',pv,40.)}).outputs[0]
    grain=noise_tex(nt,gv,2.2,6,.62,.6); fine=noise_tex(nt,gv,9,5,.7)
    c=ramp(nt,grain,(.30,lin('9A6F45')),(.52,lin('BE9263')),(.72,lin('D0A878')))
    c=mix(nt,maprange(nt,fine,.5,.75,0,.35),c,lin('7E5835'))
    c=mix(nt,.55,c,ramp(nt,pv,(0,lin('A97C50')),(.5,lin('C09566')),(1,lin('D3AE82'))))
    fy=math_(nt,'FRACT',math_(nt,'DIVIDE',y,bw)); gap=math_(nt,'LESS_THAN',math_(nt,'MINIMUM',fy,math_(nt,'SUBTRACT',1.,fy)),.014)
    fx=math_(nt,'FRACT',xs); gx=math_(nt,'LESS_THAN',math_(nt,'MINIMUM',fx,math_(nt,'SUBTRACT',1.,fx)),.0012)
    g=math_(nt,'MAXIMUM',gap,gx); c=mix(nt,math_(nt,'MULTIPLY',g,.75),c,lin('3E2A18'))
    h=math_(nt,'SUBTRACT',math_(nt,'MULTIPLY',fine,.25),g)
    b=N(nt,'Bump',{'Strength':.25,'Distance':.002,'Height':h}).outputs[0]
    out(nt,N(nt,'BsdfPrincipled',{'Base Color':c,'Roughness':maprange(nt,fine,.3,.8,.30,.45),'Specular':.4,'Normal':b}).outputs[0]); return m
def mats():
    M={}
    M['plaster']=simple('plaster',lin('EFE8DC'),.9,var=.012,vscale=1.5,bump=.05,bscale=90,spec=.15)
    M['trim']=simple('trim',lin('F3EEE5'),.42,var=0,spec=.4)
    M['ceiling']=simple('ceil',lin('F4F0E8'),.95,var=0,spec=.1)
    M['floor']=oakfloor()
    M['dark']=simple('dark',lin('2A2723'),.4,metal=.7,var=0)
    M['brass']=simple('brass',lin('B08A52'),.34,metal=1,var=.05)
    M['spruce']=simple('spruce',lin('2F4A44'),.95,var=.10,vscale=70,bump=.35,bscale=420,sheen=.7,spec=.15)
    M['ember']=simple('ember',lin('A8452C'),.95,var=.12,vscale=90,bump=.5,bscale=260,sheen=.6,spec=.1)
    M['oak']=simple('oakw',lin('A77B4D'),.45,var=.12,vscale=9)
    M['walnut']=simple('walnut',lin('6B4A31'),.42,var=.15,vscale=9)
    M['linen']=simple('linen',lin('EDE4D5'),.95,var=.03,vscale=200,trans=.45,spec=.05)
    M['ceramic']=simple('ceramic',lin('E6DED0'),.35,var=.02,spec=.5)
    M['terra']=simple('terra',lin('A8654A'),.8,var=.08)
    M['leaf']=simple('leaf',lin('35603F'),.42,var=.25,vscale=9,trans=.25,spec=.45)
    M['soil']=simple('soil',lin('2E241C'),1,var=.3,vscale=60)
    M['snow']=simple('snow',SNOW,.8,var=.02,sub=0)
    M['black']=simple('blk',lin('0E0E0D'),.9,var=0)
    M['rug']=simple('rug',lin('D8CDBB'),1,var=.10,vscale=120,bump=.7,bscale=300,sheen=.3,spec=.05)
    m,nt=newmat('glass'); t=N(nt,'BsdfTransparent').outputs[0]; g=N(nt,'BsdfGlossy',{'Roughness':.02}).outputs[0]
    out(nt,t); M['glass']=m   # plain transparency: a glossy share would make the guide passes noisy
    return M
def shell(M,RW,RD,RH,WX,WW,Z0,Z1,t=.28):
    hx=RW/2; x0,x1=WX-WW/2,WX+WW/2; Y=t/2
    b=lambda xa,xb,za,zb: box('wall',((xa+xb)/2,Y,(za+zb)/2),(xb-xa,t,zb-za),M['plaster'],0)
    b(-hx,x0,0,RH); b(x1,hx,0,RH); b(x0,x1,0,Z0); b(x0,x1,Z1,RH)
    box('wl',(-hx-.05,-RD/2,RH/2),(.1,RD+1,RH),M['plaster'],0); box('wr',(hx+.05,-RD/2,RH/2),(.1,RD+1,RH),M['plaster'],0)
    box('wb',(0,-RD-.6,RH/2),(RW+.2,.1,RH),M['plaster'],0)
    box('floor',(0,-RD/2,-.05),(RW+.2,RD+1.4,.1),M['floor'],0); box('ceil',(0,-RD/2,RH+.05),(RW+.2,RD+1.4,.1),M['ceiling'],0)
    skirting(M,-hx,hx); 
    for s in(-1,1):
        box('sk',(s*(hx-.009),-RD/2,.08),(.018,RD,.16),M['trim'],.004)
    box('crown',(0,-.03,RH-.04),(RW,.06,.08),M['trim'],.02,seg=4)
def skirting(M,a,b,y=0):
    box('sk',((a+b)/2,y-.009,.075),(b-a,.018,.15),M['trim'],.003); box('sk2',((a+b)/2,y-.013,.156),(b-a,.026,.018),M['trim'],.006,seg=3); box('shoe',((a+b)/2,y-.020,.011),(b-a,.018,.022),M['trim'],.008,seg=3)
def window(M,X,Wd,Z0,Z1,t=.28):
    x0,x1=X-Wd/2,X+Wd/2; zc=(Z0+Z1)/2; h=Z1-Z0; T=M['trim']; cw=.11
    # casing
    box('c',(x0-cw/2,-.012,zc+.0),(cw,.024,h+.0),T,.004); box('c',(x1+cw/2,-.012,zc),(cw,.024,h),T,.004)
    box('c',(X,-.014,Z1+cw/2),(Wd+2*cw+.04,.030,cw),T,.004); box('c',(X,-.022,Z1+cw+.012),(Wd+2*cw+.08,.05,.024),T,.006)
    box('sill',(X,-.035,Z0-.014),(Wd+2*cw+.06,.11,.032),T,.008,seg=3); box('apron',(X,-.010,Z0-.075),(Wd+2*cw,.02,.09),T,.004)
    # jambs
    box('j',(x0+.008,t/2,zc),(.016,t,h),T,0); box('j',(x1-.008,t/2,zc),(.016,t,h),T,0); box('j',(X,t/2,Z1-.008),(Wd-.032,t,.016),T,0); box('j',(X,t/2,Z0+.008),(Wd-.032,t,.016),T,0)
    # frame: fixed transom above two casements
    y=.17; fz=Z0+h*.72; f=.055
    def sash(a,b,c,d):
        box('f',((a+b)/2,y,c+f/2),(b-a,.05,f),T,.006); box('f',((a+b)/2,y,d-f/2),(b-a,.05,f),T,.006)
        box('f',(a+f/2,y,(c+d)/2),(f,.048,d-c-2*f+.004),T,.003); box('f',(b-f/2,y,(c+d)/2),(f,.048,d-c-2*f+.004),T,.003)
        g=mesh('g',[(a,y,c),(b,y,c),(b,y,d),(a,y,d)],[(0,1,2,3)],M['glass']); g.visible_shadow=False
    sash(x0+.016,X,Z0+.016,fz); sash(X,x1-.016,Z0+.016,fz); sash(x0+.016,X,fz,Z1-.016); sash(X,x1-.016,fz,Z1-.016)
    box('handle',(X-.02,y-.035,Z0+h*.34),(.014,.02,.11),M['brass'],.005)
    # snow on the outside sill, and in a corner of the panes
    o=blob('ss',(X,.42,Z0-.02),(Wd*.52,.15,.065),M['snow'],3)
def blob(name,c,size,mat,seed=0,sub=5,amp=.16,fr=3):
    import bmesh
    bm=bmesh.new(); bmesh.ops.create_icosphere(bm,subdivisions=sub,radius=1); co=np.array([w.co[:] for w in bm.verts]); k=1+amp*fbm(co+seed*5,fr*.6,4,seed=seed)
    for w,s in zip(bm.verts,k): w.co=Vector((w.co.x*s*size[0],w.co.y*s*size[1],w.co.z*s*size[2]))
    me=bpy.data.meshes.new(name); bm.to_mesh(me); bm.free(); me.polygons.foreach_set('use_smooth',[True]*len(me.polygons))
    o=bpy.data.objects.new(name,me); kit.S.collection.objects.link(o); me.materials.append(mat); o.location=c; return o
def outside(M,y=9.):
    """across the street: sky card, a row of brick plexes far away, bare tree branches with snow"""
    m,nt=newmat('skyc'); v=coords(nt,'World'); z=N(nt,'SeparateXYZ',{0:v}).outputs[2]
    n=noise_tex(nt,coords(nt,'World',(.08,.08,.22)),1.,5,.55,.4)
    c=ramp(nt,maprange(nt,z,-2,22,0,1),(0,lin('E4EEF4')),(.45,lin('A9CDE8')),(1,lin('6FA8D8'))); c=mix(nt,maprange(nt,n,.5,.75,0,.7),c,lin('F4F6F7'))
    m.cycles.sample_as_light=False
    out(nt,N(nt,'Emission',{'Color':c,'Strength':2.0}).outputs[0]); s=mesh('sky',[(-60,60,-20),(60,60,-20),(60,60,50),(-60,60,50)],[(0,1,2,3)],m); s.visible_shadow=False
    for a in('visible_diffuse','visible_glossy'): setattr(s,a,False)
    brick=simple('fbrick',lin('9C5E4A'),.9,var=.1,vscale=.8); brick2=simple('fbrick2',lin('8D7365'),.9,var=.1,vscale=.8); gl=simple('fgl',lin('5E6A6C'),.5,var=0,spec=.2); st=simple('fst',lin('CFC8BC'),.9,var=0)
    box('ground',(0,22,-4.1),(90,36,.2),M['snow'],0)
    x=-16
    for i in range(6):
        w=6.2; h=[6.4,7.0,6.6,6.2,7.1,6.5][i]; bm=[brick,brick2][i%2]; y0=19
        box('pl',(x+w/2,y0+4,h/2-4.2),(w-.05,8,h),bm,0); box('co',(x+w/2,y0-.1,h-4.2),(w,.5,.35),st,.05); box('sn',(x+w/2,y0+1,h-3.96),(w,2.4,.2),M['snow'],.05)
        for fl in range(2):
            for k in(1.3,3.2,5.0): box('wi',(x+k,y0-.02,fl*3.05-1.9),(.85,.1,1.55),gl,0); box('wis',(x+k,y0-.08,fl*3.05-2.72),(1.05,.25,.12),M['snow'],.02)
        x+=w
    # bare tree
    bark=simple('bark',lin('4A4039'),.9,var=.15,vscale=8); rs=random.Random(11); segs=[]
    def br(p,d,l,r,dep):
        pts=[p]; n=5
        for i in range(n):
            d=(d+Vector((rs.uniform(-.12,.12),rs.uniform(-.12,.12),rs.uniform(-.03,.10)))).normalized(); p=p+d*l/n; pts.append(p)
        segs.append((pts,r))
        if dep:
            for k in range(3 if dep>2 else 2):
                q=pts[rs.randint(2,n)]; e=(d+Vector((rs.uniform(-.9,.9),rs.uniform(-.5,.5),rs.uniform(-.05,.6)))).normalized(); br(q,e,l*rs.uniform(.55,.8),r*.58,dep-1)
    br(Vector((2.0,8.2,-3.4)),Vector((-.03,0,1)),2.6,.085,6)
    for pts,r in segs: tube('t',[tuple(p) for p in pts],r,bark,1)
def floor_register(M,c,L,Wd,mat=None):
    x,y=c; br=mat or M['brass']; f=.018
    box('pit',(x,y,-.006),(L-.02,Wd-.02,.02),M['black'],0)
    for dy in(-1,1): box('rf',(x,y+dy*(Wd/2-f/2),.006),(L,f,.010),br,.003)
    for dx in(-1,1): box('rf',(x+dx*(L/2-f/2),y,.006),(f,Wd-2*f+.004,.0098),br,.002)
    n=int(L/.0135)
    for i in range(1,n): box('sl',(x-L/2+f+(L-2*f)*i/n,y,.0065),(.0052,Wd-2*f+.004,.008),br,.001)
    for dy in(-.22,.22): box('cr',(x,y+dy*Wd,.0065),(L-2*f,.006,.008),br,.001)
def curtain(M,x0,x1,z0,z1,y,folds,lift=0,seed=0,swing=(0,0)):
    nu,nv=260,120; u=np.linspace(0,1,nu)[:,None]; v=np.linspace(0,1,nv)[None]     # v 0 top .. 1 bottom
    ph=2*math.pi*folds*u+1.1*fbm(np.stack(np.broadcast_arrays(u*3,v*1.3,v*0+seed),-1),1,2,seed=seed)
    a=.045*(.75+.45*v)*(1+.3*vnoise(np.stack(np.broadcast_arrays(u*folds,v*0,v*0),-1),seed))
    Y=y+a*np.sin(ph)+.012*v*np.sin(2.3*ph+1); X=x0+(x1-x0)*u+.018*np.sin(ph*.5+1.2)*v
    bil=smooth(.15,1,v)**1.6
    X=X+swing[0]*bil*(.5+.5*u if swing[0]>0 else 1-.5*u); Y=Y+swing[1]*bil*(.7+.3*np.sin(3*u+v*2)); Z=z1+(z0-z1)*v+abs(swing[1])*.34*bil*v*(.4+.6*u)+0*u
    return fastmesh('curtain',np.stack([X,Y,Z+0*X],-1).reshape(-1,3),gridfaces(nu,nv),M['linen'],True)
def soft(name,c,size,mat,rot=(0,0,0),puff=.5,parent=None):
    o=box(name,c,size,mat,0,rot); o.modifiers.clear()
    b=o.modifiers.new('b','BEVEL'); b.width=min(size)*.40*puff+.01; b.segments=6
    s=o.modifiers.new('s','SUBSURF'); s.levels=s.render_levels=2
    o.data.polygons.foreach_set('use_smooth',[True]*6); o.parent=parent; return o
def empty(loc,deg):
    e=bpy.data.objects.new('e',None); kit.S.collection.objects.link(e); e.location=loc; e.rotation_euler=(0,0,math.radians(deg)); return e
def armchair(M,loc,deg):
    e=empty(loc,deg); F=M['spruce']
    soft('seat',(0,0,.36),(.64,.66,.20),F,puff=.7,parent=e); soft('cush',(0,-.03,.475),(.60,.62,.13),F,puff=.9,parent=e)
    soft('back',(0,.34,.66),(.70,.17,.62),F,(math.radians(-12),0,0),.8,e); soft('bc',(0,.24,.70),(.56,.15,.44),F,(math.radians(-13),0,0),.95,e)
    for s in(-1,1): soft('arm',(s*.385,.0,.48),(.13,.74,.34),F,puff=.85,parent=e)
    for sx in(-.31,.31):
        for sy in(-.28,.30):
            l=cyl('leg',(sx*1.06,sy*1.06,.135),.013,.27,M['walnut'],'Z',24,r2=.022); l.parent=e; l.rotation_euler=(math.radians(6)*(1 if sy<0 else -1)*-1,math.radians(6)*(1 if sx>0 else -1)*-1,0)
    # throw over one arm: a sheet that drapes
    nu,nv=70,150; u=np.linspace(-.5,.5,nu)[:,None]; t=np.linspace(-1,1,nv)[None]*.52
    cx=-.385; r=.085
    s=t; arc=math.pi/2*r; X=np.where(np.abs(s)<arc,cx+r*np.sin(s/r),cx+np.sign(s)*r); Z=np.where(np.abs(s)<arc,.648-r+.018+r*np.cos(s/r)+0*s,.648-r+.018-(np.abs(s)-arc))
    k=np.where((s>arc),1,0); Zin=np.maximum(Z,.562); X=np.where((s>arc)&(Z<.562),cx+r+(.562-Z)*1.0,X); Z=np.where(k==1,Zin,Z)
    wv=.015*np.sin(u*30+s*4)*smooth(.04,.3,np.abs(s)); X2=X+wv*np.sign(s)*-1*(1-k)+0*u; Z2=Z+k*np.abs(wv)*.6+0*u; Y2=u*.42*(1-.12*np.sin(s*5))-.02+.10*s+.008*np.sin(s*17+u*6)+0*X
    o=fastmesh('throw',np.stack([X2,Y2+0*X2,Z2],-1).reshape(-1,3),gridfaces(nu,nv),M['ember'],True); o.parent=e
    sd=o.modifiers.new('s','SOLIDIFY'); sd.thickness=.014; sd.offset=1
    fr=[]; rs=np.random.RandomState(2)
    zend=float(Z[0,0]); 
    for i in range(60):
        y=-.02+(i/59-.5)*.42*(1+.12*math.sin(.52*5))-.10*.52; x=float(X[0,0]); t_=np.linspace(0,1,5); fr.append(np.stack([x-.006+rs.randn()*.003*t_,y+rs.randn()*.004*t_,zend-.055*t_],-1))
    f=fibres('fr',fr,.0022,M['ember']); f.parent=e
def sidetable(M,loc):
    x,y,_=loc
    cyl('top',(x,y,.50),.22,.022,M['walnut'],'Z',96,bevel=.006); cyl('st',(x,y,.25),.016,.48,M['walnut'],'Z',32); cyl('base',(x,y,.012),.15,.022,M['walnut'],'Z',96,bevel=.008)
    lathe('cup',[(.0,.0),(.026,.0),(.034,.01),(.040,.045),(.041,.075),(.038,.075),(.036,.045),(.03,.012),(0,.010)],M['ceramic'],64,(x-.06,y-.05,.512))
    t=[(x-.06-.040-.018*math.sin(a)*1.3,y-.05,.512+.042-.022*math.cos(a)) for a in np.linspace(.1,3.04,14)]; tube('hd',t,.0045,M['ceramic'],3)
    box('bk',(x+.06,y+.03,.522),(.20,.14,.020),M['spruce'],.003,(0,0,.35)); box('bk2',(x+.055,y+.03,.539),(.17,.125,.014),M['ceramic'],.003,(0,0,.12))
def plant(M,loc,s=1.,n=18,seed=3):
    x,y,z=loc; rs=np.random.RandomState(seed)
    lathe('pot',[(0,0),(.125,0),(.14,.02),(.17,.30),(.172,.33),(.158,.33),(.155,.30),(0,.29)],M['ceramic'],96,loc).scale=(s,s,s)
    cyl('soil',(x,y,z+.295*s),.152*s,.01,M['soil'])
    V=[];F=[]
    for i in range(n):    # rubber-fig / ficus like: arching stems with broad leaves
        az=rs.uniform(0,2*math.pi); el=rs.uniform(.25,1.35); hgt=rs.uniform(.35,1.25)*s; out_=(.10+.38*(1-hgt/(1.4*s)))*s*rs.uniform(.6,1.2)
        p0=Vector((x,y,z+.3*s)); p1=Vector((x+math.cos(az)*out_,y+math.sin(az)*out_*.8,z+.3*s+hgt))
        pts=[tuple(p0.lerp(p1,t)+Vector((0,0,.12*s*math.sin(t*math.pi)*.5))) for t in np.linspace(0,1,8)]; tube('stm',pts,.0045*s,M['leaf'],2)
        for kk in (7,5,3):
            p1=Vector(pts[kk]); az2=az+(0 if kk==7 else rs.uniform(-1.6,1.6)); L=rs.uniform(.20,.32)*s*(1 if kk==7 else .8); Wd=L*.30; d=Vector((math.cos(az2)*.9,math.sin(az2)*.9,rs.uniform(-.1,.6))).normalized(); sd=d.cross(Vector((0,0,1))).normalized(); up=sd.cross(d); b=len(V); nu,nv=5,12
            for j in range(nv):
                t=j/(nv-1); w=Wd*math.sin(math.pi*min(1,t*.97+.03)**.8); dr=-.30*L*t*t
                for k in range(nu):
                    q=(k/(nu-1)-.5)*2; V.append(p1+d*L*t+sd*w*q+up*(abs(q)*w*.35)+Vector((0,0,dr)))
            for j in range(nv-1):
                for k in range(nu-1): F.append((b+j*nu+k,b+j*nu+k+1,b+(j+1)*nu+k+1,b+(j+1)*nu+k))
    fastmesh('leaves',np.array([v[:] for v in V]),np.array(F),M['leaf'],True)
def rug(M,c,L,Wd):
    o=box('rug',(c[0],c[1],.006),(L,Wd,.012),M['rug'],.004); return o
def picture(M,c,w,h):
    x,y,z=c
    for dz in(-1,1): box('pf',(x,y-.014,z+dz*(h/2-.009)),(w,.028,.018),M['oak'],.003)
    for dx in(-1,1): box('pf',(x+dx*(w/2-.009),y-.014,z),(.018,.028,h),M['oak'],.003)
    m,nt=newmat('art'); v=coords(nt,'Object'); sp=N(nt,'SeparateXYZ',{0:v}); zz=sp.outputs[2]; xx=sp.outputs[0]
    # three quiet bands of moving air
    c_=lin('F3EEE4')
    col=None
    for i,(cc,z0,amp) in enumerate(((lin('C9DAE2'),.10,.03),(lin('8FB0B5'),-.06,.035),(lin('2C4F47'),-.20,.03))):
        wave=math_(nt,'MULTIPLY',math_(nt,'SINE',math_(nt,'ADD',math_(nt,'MULTIPLY',xx,9.),i*1.4)),amp); f=math_(nt,'LESS_THAN',zz,math_(nt,'ADD',wave,z0)); col=mix(nt,f,col if col else c_,cc)
    out(nt,N(nt,'BsdfPrincipled',{'Base Color':col,'Roughness':.8}).outputs[0])
    o=mesh('art',[(-w/2+.075,0,-h/2+.085),(w/2-.075,0,-h/2+.085),(w/2-.075,0,h/2-.085),(-w/2+.075,0,h/2-.085)],[(0,1,2,3)],m); o.location=(x,y-.011,z)
    box('mat',(x,y-.006,z),(w-.03,.008,h-.03),M['trim'],0)
