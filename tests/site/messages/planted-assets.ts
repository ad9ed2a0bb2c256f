/** Plants mistakes in the assets folder and its encoded images; see `planted.test.ts`. */
import { mkdirSync, readdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { readStatic } from '../../../generator/platform/assets/static.ts'
import { prepareImages } from '../../../generator/platform/images/encode-images.ts'
import { readLogo } from '../../../generator/platform/images/logo.ts'
import { collisions } from '../../../generator/site/emit/collect.ts'
import { cacheProblem } from '../../../generator/tools/faults.ts'
import { unreadCache } from '../../support/sample.ts'

/** @param folder an empty one */
export const plantAssets = async (folder: string): Promise<void> => {
  const put = (path: string, bytes: string | Uint8Array): string => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
    return file
  }
  const grey = (background: string) =>
    sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .png()
      .toBuffer()
  const camera = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1' } }
  put('static/.env', 'SECRET=1')
  put(
    'static/team.jpg',
    await sharp(await grey('#888888'))
      .jpeg()
      .withExif(camera)
      .toBuffer(),
  )
  put('static/server.pem', '-----BEGIN RSA PRIVATE KEY-----\n')
  truncateSync(put('static/film.mp4', ''), 600e6)
  symlinkSync('/etc/hosts', join(folder, 'static', 'brochure.pdf'))
  readStatic([folder])

  put('images/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>alert(1)</script></svg>')
  await readLogo([folder], 'logo.svg', unreadCache)
  put('images/large.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="${'M0 0'.repeat(300_000)}"/></svg>`)
  await readLogo([folder], 'large.svg', unreadCache)
  put('images/renamed.png', 'GIF89a')
  await readLogo([folder], 'renamed.png', unreadCache)
  put(
    'images/flag.webp',
    await sharp([await grey('#880000'), await grey('#008800')], { join: { animated: true } })
      .webp()
      .toBuffer(),
  )
  put('images/grey.png', await grey('#777777'))
  // Where a folder is wanted.
  put('encoded', '')
  await prepareImages([folder], ['flag.webp', 'grey.png'])

  put('again/images/grey.png', await grey('#777777'))
  const root = join(folder, 'again')
  await prepareImages([root], ['grey.png'])
  const [list = ''] = readdirSync(join(root, 'encoded')).filter(name => name.endsWith('.json'))
  put(join('again', 'encoded', list), '<<<<<<< ours\n')
  await prepareImages([root], ['grey.png'])

  cacheProblem({ message: 'no space left', code: 'ENOSPC', path: 'node_modules/.cache/townsite' })
  const file = (path: string) => ({ path, bytes: '' })
  collisions([{ path: '/services' }], [file('services.html/a.pdf'), file('services/index.html')])
}
