import { spawnSync } from "node:child_process"
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

const root = fileURLToPath(new URL("../../../", import.meta.url))
const folders = readdirSync(join(root, "packages/domain/src"), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : []
)
/** Folders to test. No folder name may disable the rules, because source files can be in any of them. */
const testedFolders = [...folders, "new-capability/inner", "test", "garage/test", "garage/scripts", "bench", "e2e"]

const effects = 'import { Effect } from "effect"\nexport const answer = Effect.succeed(1)\n'
/** Files that each violate a lint rule of the domain, with one violation each. */
const broken: Readonly<Record<string, string>> = {
  "rules.ts": effects,
  "machine.ts": effects,
  "platform.ts": 'import { readFileSync } from "node:fs"\nexport const text = readFileSync("x")\n',
  "platformInside.ts": 'import { readFile } from "node:fs/promises"\nexport const read = readFile\n',
  "platformByOldName.ts": 'import { readFileSync } from "fs"\nexport const text = readFileSync("x")\n',
  "platformLater.ts": 'export const fs = import("node:fs")\n',
  "platformInline.ts": 'export const fs = process.getBuiltinModule("node:fs")\n',
  "framework.ts": 'import { useState } from "react"\nexport const state = useState\n',
  "frameworkInside.ts": 'import { renderToString } from "react-dom/server"\nexport const draw = renderToString\n',
  "stores.ts": 'import { observable } from "mobx"\nexport const live = observable\n',
  "unknownLibrary.ts": 'import { one } from "some-library/inside"\nexport const value = one\n',
  "deep.ts": 'import { HttpClient } from "effect/http"\nexport const client = HttpClient\n',
  "deeper.ts": 'import { HttpClient } from "effect/unstable/http"\nexport const client = HttpClient\n',
  "adapter.ts": 'import { layerHttp } from "@camber/adapter-http"\nexport const layer = layerHttp\n',
  "entryPoint.ts": 'import type { Props } from "@camber/ui/overlays"\nexport type Own = Props\n',
  "typeInline.ts": 'export type Own = import("@camber/ui").Props\n',
  "typeOfModule.ts": 'export type Own = typeof import("@camber/ui/overlays")\n',
  "otherPackage.ts": 'export { one } from "../../../../../apps/services/src/one.ts"\n',
  "testOnly.ts": 'export { clock } from "./clock.test.ts"\n',
  "clock.ts": "export const now = Date.now()\n",
  "calendar.ts": "export const today = new Date()\n",
  "ownCalendar.ts": "export class Calendar extends Date {}\n",
  "clockOfGlobal.ts": "export const now = globalThis.Date.now()\n",
  "clockByKey.ts": 'export const now = globalThis["Date"].now()\n',
  "clockOfSelf.ts": "export const now = self.Date.now()\n",
  "clockOfWindow.ts": "export const now = window.Date.now()\n",
  "clockOfNode.ts": "export const now = global.Date.now()\n",
  "clockOfPage.ts": "export const now = performance.now()\n",
  "clockOfTemporal.ts": "export const now = Temporal.Now.instant()\n",
  "clockOfEffect.ts": 'import { DateTime } from "effect"\nexport const now = DateTime.nowUnsafe()\n',
  "clockWhenRun.ts": 'import { Clock, Effect as E } from "effect"\nexport const now = E.runSync(Clock.currentTimeMillis)\n',
  "clockByIntl.ts": "export const today = Intl.DateTimeFormat().format()\n",
  "clockByIntlAlias.ts": 'const words = Intl\nexport const today = new words.DateTimeFormat("en").format()\n',
  "clockInText.ts": 'export const now = new Function("return Date.now()")()\n',
  "clockInEval.ts": 'export const now = eval("Date.now()")\n',
  "clockByConstructor.ts": 'export const now = (() => 0).constructor("return Date.now()")()\n',
  "random.ts": "export const draw = Math.random()\n",
  "randomByAlias.ts": "const m = Math\nexport const draw = m.random()\n",
  "randomByKey.ts": 'export const draw = Math["random"]()\n',
  "randomDestructured.ts": "const { random: draw } = Math\nexport const drawn = draw()\n",
  "randomByReflection.ts": 'export const draw = Reflect.get(Math, "random")()\n',
  "id.ts": "export const id = crypto.randomUUID()\n",
  "localeOfMachine.ts": "export const text = (1234).toLocaleString()\n",
  "orderOfMachine.ts": 'export const order = "a".localeCompare("b")\n',
  "network.ts": 'export const answer = fetch("/")\n',
  "page.ts": "export const title = document.title\n",
  "store.ts": 'export const kept = localStorage.getItem("x")\n',
  "timer.ts": "setTimeout(() => {}, 1)\n",
  "frame.ts": "requestAnimationFrame(() => {})\n",
  "microtask.ts": "queueMicrotask(() => {})\n",
  "output.ts": 'console.log("x")\n',
  "typesSilenced.ts": "// @ts-expect-error no such number\nexport const number: string = 1\n"
}
const allowed: Readonly<Record<string, string>> = {
  "rules.ts": 'import type { Effect } from "effect"\nexport type Answer = Effect.Effect<number>\n',
  "Garage.ts": effects,
  "siblings.ts": 'export { one } from "./one.ts"\nexport { two } from "../two/two.ts"\n',
  "language.ts":
    'export const most = Math.max(...new Set([1]))\nexport const words = new Intl.RelativeTimeFormat("en")\nexport type Day = Date\n',
  "rules.test.ts": 'import { readFileSync } from "node:fs"\nexport const text = [readFileSync("x"), Date.now(), Math.random()]\n'
}

/** Lines that violate the lint rules of other packages and layers, and lines that do not. */
const rooms: ReadonlyArray<{ readonly room: string; readonly broken: ReadonlyArray<string>; readonly allowed: ReadonlyArray<string> }> = [
  {
    room: "packages/adapter-new/src",
    broken: [
      'export * from "react"',
      'export * from "react-dom/server"',
      'export * from "@camber/ui/overlays"',
      'export * from "@camber/services/mail"',
      'export * from "../../adapter-memory/src/index.ts"'
    ],
    allowed: ['export * from "@camber/domain/ports"', 'export * from "effect"', 'export * from "./inner/other.ts"']
  },
  {
    room: "packages/search/src/ranking",
    broken: [
      'export * from "kysely"',
      'export * from "effect"',
      'export * from "node:fs"',
      'export * from "@camber/services/database"',
      'export * from "../../../domain/src/cart/index.ts"'
    ],
    allowed: ['export * from "@camber/domain/search"', 'export * from "../columns/Groups.ts"']
  },
  {
    room: "packages/ui/src/button",
    broken: [
      'export * from "effect"',
      'export * from "effect/unstable/http"',
      'export * from "mobx-react-lite"',
      'export * from "@camber/domain/cart"',
      'import { type Cart, totals } from "@camber/domain/cart"\nexport const a: Cart = totals()',
      'export * from "../../../domain/src/cart/index.ts"',
      'export const answer = fetch("/")',
      "export const kept = globalThis.localStorage",
      "const w = window\nexport const send = w.fetch",
      "export const { cookie } = document"
    ],
    allowed: [
      'export * from "react"',
      'export * from "@base-ui/react/dialog"',
      'import type { CartLine } from "@camber/domain/cart"\nexport type Line = CartLine',
      "export const width = window.innerWidth"
    ]
  },
  {
    room: "apps/storefront/src/garage",
    broken: [
      'export * from "tsyringe"',
      'export * from "@camber/adapter-http"',
      'export * from "@camber/adapter-http/inside"',
      'export * from "@camber/services/database"',
      'export const later = import("@camber/services/database")',
      'export type A = import("@camber/services/database").Database',
      'export * from "@camber/testing/ports"',
      'export * from "@camber/domain/registry"',
      'export * from "@camber/domain/registry/graphql"',
      'export * from "../../../services/src/index.ts"',
      'export * from "./GarageStore.test.ts"',
      'export const answer = fetch("/")',
      'export const answer = window["fetch"]("/")',
      'navigator.sendBeacon("/")',
      'export const live = new WebSocket("wss://x")'
    ],
    allowed: ['export * from "@camber/domain/cart"', 'export * from "@camber/ui/overlays"', 'export * from "mobx"']
  },
  {
    room: "apps/storefront/src/app/inline-scripts",
    broken: [
      'export * from "react"',
      'export * from "effect"',
      'export * from "@camber/ui"',
      'export * from "@camber/adapter-browser"',
      'export * from "@camber/domain/registry"',
      'export const answer = fetch("/")',
      'export const answer = window["fetch"]("/")'
    ],
    allowed: ['export * from "@camber/domain/visitor"', 'export * from "../routes/restoreScroll.ts"', 'navigator.sendBeacon("/")']
  },
  {
    room: "apps/storefront/src/features/garage/view",
    broken: [
      'import { type Cart, totals } from "@camber/domain/cart"\nexport const a: Cart = totals()',
      'export * from "../../cart/CartStore.ts"'
    ],
    allowed: ['import type { CartLine } from "@camber/domain/cart"\nexport type Line = CartLine', 'export * from "@camber/ui"']
  },
  {
    room: "apps/services/src/garage",
    broken: [
      'export * from "react-dom/server"',
      'export * from "@camber/adapter-memory"',
      'export * from "@camber/ui/overlays"',
      'export * from "@camber/storefront/contract"',
      'export * from "../../../storefront/src/index.ts"',
      'export * from "@camber/part-drawings"',
      'export * from "@camber/demo-catalog"',
      'export type A = import("@camber/toolbox-articles").ArticleRow'
    ],
    allowed: [
      'export * from "kysely/helpers/postgres"',
      'export * from "node:fs/promises"',
      'export * from "@camber/domain/cart"',
      'export * from "@camber/vehicle-data"'
    ]
  },
  {
    room: "packages/demo-catalog/src/new-folder",
    broken: [
      'export * from "@camber/services/database"',
      'export * from "@camber/toolbox-articles"',
      'export * from "kysely"',
      'export * from "../../../../apps/services/src/index.ts"'
    ],
    allowed: [
      'export * from "@camber/domain/catalog"',
      'export * from "@camber/part-drawings"',
      'export * from "@camber/vehicle-data"',
      'export * from "node:fs"',
      'export * from "../random.ts"'
    ]
  },
  {
    room: "packages/job-data/src/new-folder",
    broken: ['export * from "@camber/services"', 'export * from "@camber/demo-catalog"', 'export * from "@camber/mating-data"'],
    allowed: ['export * from "@camber/domain/jobs"', 'export * from "@camber/vehicle-data"', 'export * from "effect"']
  },
  {
    room: "packages/mating-data/src/new-folder",
    broken: ['export * from "@camber/services"', 'export * from "@camber/demo-catalog"', 'export * from "@camber/part-drawings"'],
    allowed: ['export * from "@camber/domain/mating"', 'export * from "@camber/vehicle-data"', 'export * from "effect"']
  },
  {
    room: "packages/part-drawings/src/new-folder",
    broken: ['export * from "@camber/services"', 'export * from "@camber/demo-catalog"', 'export * from "@camber/vehicle-data"'],
    allowed: ['export * from "@camber/domain/vehicle"', 'export * from "lru-cache"', 'export * from "node:zlib"']
  },
  {
    room: "packages/toolbox-articles/src/new-folder",
    broken: ['export * from "@camber/services"', 'export * from "@camber/demo-catalog"'],
    allowed: ['export * from "@camber/domain/content"', 'export * from "@camber/part-drawings"']
  },
  {
    room: "packages/vehicle-data/src/new-folder",
    broken: ['export * from "@camber/services"', 'export * from "@camber/demo-catalog"', 'export * from "@camber/part-drawings"'],
    allowed: ['export * from "@camber/domain/navigation"', 'export * from "node:fs"']
  }
]

/** Limit of one run of the linter, which took over ten seconds next to other heavy work. */
const LINT_TIMEOUT_MS = 60_000

/** Lists the files with lint errors below a folder, with the project's own configuration. */
const findViolations = (place: string): ReadonlySet<string> => {
  const run = spawnSync(join(root, "node_modules/.bin/oxlint"), ["--format", "unix", "."], { cwd: place, encoding: "utf8" })
  return new Set(run.stdout.split("\n").flatMap((line) => /^(?:\.\/)?((?:packages|apps)\S+?):\d+:\d+:.*\[Error/.exec(line)?.[1] ?? []))
}

const write = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

describe("lint import rules", () => {
  const place = mkdtempSync(join(tmpdir(), "fences-"))
  let found: ReadonlySet<string> = new Set()
  beforeAll(() => {
    cpSync(join(root, ".oxlintrc.json"), join(place, ".oxlintrc.json"))
    for (const folder of testedFolders)
      for (const [kind, files] of Object.entries({ broken, allowed }))
        for (const [name, text] of Object.entries(files)) write(join(place, "packages/domain/src", folder, kind, name), text)
    for (const { room, ...kinds } of rooms)
      for (const [kind, lines] of Object.entries(kinds))
        for (const [at, line] of lines.entries()) write(join(place, room, kind, `line${at}.ts`), `${line}\n`)
    found = findViolations(place)
  }, LINT_TIMEOUT_MS)
  afterAll(() => rmSync(place, { recursive: true }))

  it.each(testedFolders)("enforces the import rules in the domain folder %s", (folder) => {
    const missed = Object.keys(broken).filter((name) => !found.has(`packages/domain/src/${folder}/broken/${name}`))
    const wrong = Object.keys(allowed).filter((name) => found.has(`packages/domain/src/${folder}/allowed/${name}`))
    expect({ missed, wrong }).toEqual({ missed: [], wrong: [] })
  })

  it.each(rooms)("enforces the import rules in $room", ({ room, broken, allowed }) => {
    const missed = broken.filter((_, at) => !found.has(`${room}/broken/line${at}.ts`))
    const wrong = allowed.filter((_, at) => found.has(`${room}/allowed/line${at}.ts`))
    expect({ missed, wrong }).toEqual({ missed: [], wrong: [] })
  })
})

/** Rules that the linter cannot check. */
describe("source files", () => {
  const files = globSync("{packages,apps}/*/**/*.{ts,tsx}", { cwd: root, exclude: ["**/node_modules/**", "**/dist/**", "**/.test/**"] })
  const findMatches = (words: RegExp, some: ReadonlyArray<string>) =>
    some.filter((file) => words.test(readFileSync(join(root, file), "utf8")))
  const domainFiles = files.filter((file) => file.startsWith("packages/domain/src/") && !file.endsWith(".test.ts"))

  it("never disables a lint rule by comment", () => {
    expect(files.length).toBeGreaterThan(1000)
    expect(
      findMatches(
        /(?:ox|es)lint-(?:dis|en)able/,
        files.filter((file) => !file.endsWith("lintFences.test.ts"))
      )
    ).toEqual([])
  })

  it("declares no platform globals and uses no dynamic imports in the domain", () => {
    expect(domainFiles.length).toBeGreaterThan(200)
    expect(findMatches(/^\s*(?:export )?declare\b|\bimport\(|\bimport\.meta\b|^\/\/\/ *</m, domainFiles)).toEqual([])
  })
})
