/** Plain rules in Pyodide: node python.mjs PYODIDE SOURCES TESTS PACKAGES GAME … > what tests/core/told_match.py tells. */
import { pathToFileURL } from 'node:url'

const [pyodide, sources, tests, packages, ...games] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href)
const python = await loadPyodide()
const folders = { '/sources': sources, '/tests': tests, '/packages': packages }
for (const [at, folder] of Object.entries(folders)) python.mountNodeFS(at, folder)
// what is installed for this machine's Python is at hand for words, but its NumPy cannot run here
python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/sources", "/tests"]
sys.path.append("/packages")
sys.modules["numpy"] = sys.modules["numba"] = None
`)
const { told_match } = python.pyimport('told_match')
const { dumps } = python.pyimport('json')
const told = games.map((game) => `${JSON.stringify(game)}: ${dumps(told_match(game))}`)
process.stdout.write(`{${told.join(', ')}}`)
