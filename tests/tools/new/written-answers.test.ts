/** What people type or drop into the terminal: paths of files, and opening hours. */
import { expect, test } from 'vitest'
import { hoursWritten } from '../../../generator/site/config/values/written-hours.ts'
import { droppedFiles } from '../../../generator/tools/new/dropped-files.ts'

const present = ['/home/ada/My photo.jpg', '/home/ada/a.jpg']

test.each([
  ['', []],
  ['/home/ada/a.jpg ', ['/home/ada/a.jpg']],
  ['/home/ada/My photo.jpg', ['/home/ada/My photo.jpg']],
  ['/home/ada/My\\ photo\\ \\(2\\).jpg', ['/home/ada/My photo (2).jpg']],
  ["'/home/ada/My photo 2.jpg'", ['/home/ada/My photo 2.jpg']],
  ["'/home/ada/l'\\''atelier.jpg'", ["/home/ada/l'atelier.jpg"]],
  ['"/home/ada/My photo 2.jpg"', ['/home/ada/My photo 2.jpg']],
  ['file:///home/ada/My%20photo%202.jpg', ['/home/ada/My photo 2.jpg']],
  ["'file:///home/ada/%C3%A9t%C3%A9.jpg'", ['/home/ada/été.jpg']],
  ['file://localhost/home/ada/50%.jpg', ['/home/ada/50%.jpg']],
  ['file:///C:/Users/Ada/photo.jpg', ['C:/Users/Ada/photo.jpg']],
  ['C:\\Users\\Ada\\photo.jpg', ['C:\\Users\\Ada\\photo.jpg']],
  ['"C:\\Users\\Ada\\My photo.jpg" C:\\b.jpg', ['C:\\Users\\Ada\\My photo.jpg', 'C:\\b.jpg']],
  ["& 'C:\\My photo.jpg'", ['C:\\My photo.jpg']],
  ['~/a.jpg', ['/home/ada/a.jpg']],
  ["/home/ada/a.jpg '/home/ada/b c.jpg' file:///home/ada/d.jpg", ['/home/ada/a.jpg', '/home/ada/b c.jpg', '/home/ada/d.jpg']],
])('dropping %j names %j', (answer, paths) => {
  expect(droppedFiles(answer, path => present.includes(path), '/home/ada')).toEqual(paths)
})

test.each([
  ['mon-fri 08:00-18:00; sat 09:00-12:00', 'mon-fri 08:00-18:00; sat 09:00-12:00'],
  ['Monday to Friday 8am–6pm, Saturday 9:30 a.m. to 12 p.m.', 'mon-fri 08:00-18:00; sat 09:30-12:00'],
  ['Mon-Thu: 8-18, Fri: 8-16', 'mon-thu: 08:00-18:00; fri: 08:00-16:00'],
  ['lun au ven 8 h à 18 h 30 et sam 9h-12h', 'mon-fri 08:00-18:30; sat 09:00-12:00'],
  ['Lundi-vendredi 8 h-12 h et 13 h-17 h', 'mon-fri 08:00-12:00, 13:00-17:00'],
  ['tues 12am-12pm', 'tue 00:00-12:00'],
  ['Mon-Fri 8–17; Sat 9–noon', 'mon-fri 08:00-17:00; sat 09:00-12:00'],
  ['mon-fri 8:30-12', 'mon-fri 08:30-12:00'],
  ['Mon-Fri 9-5', 'mon-fri 9-5'],
  ['by appointment', 'by appointment'],
  ['Mo.–Fr. 8.00–12.00 und 13.00–17.30 Uhr, Sa geschlossen', 'mon-fri 08:00-12:00, 13:00-17:30; sat closed'],
  ['de lunes a viernes de 9 a 14 h y de 16 a 20 h', 'mon-fri 09:00-14:00, 16:00-20:00'],
  ['lunedì-venerdì dalle 8.30 alle 12.30 / 14.30-18.30', 'mon-fri 08:30-12:30, 14:30-18:30'],
  ['ma t/m vr 08.00-17.30 uur', 'mon-fri 08:00-17:30'],
  ['2ª a 6ª das 8h às 18h', 'mon-fri 08:00-18:00'],
  ['الاثنين إلى الجمعة 8-17', 'mon-fri 08:00-17:00'],
  ['Täglich 8 bis 20 Uhr', 'mon-sun 08:00-20:00'],
  ['Mon, Wed & Fri 9a-5p', 'mon; wed; fri 09:00-17:00'],
  ['8am-noon', '08:00-12:00'],
  ['24h/24, 7j/7', 'mon-sun 24h'],
  ['8h-12h 13h-17h', '08:00-12:00, 13:00-17:00'],
])('the hours %j are %j', (answer, hours) => {
  expect(hoursWritten(answer)).toBe(hours)
})
