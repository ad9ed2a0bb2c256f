import sys
from PIL import Image
n=sys.argv[1]; a=[Image.open(f'../wip/{n}-{v}.png') for v in ('before','after')]
w=sum(i.width for i in a);o=Image.new('RGB',(w,a[0].height));x=0
for i in a:o.paste(i,(x,0));x+=i.width
o.save('../wip/pair.png')
