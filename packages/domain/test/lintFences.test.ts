import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

const root = fileURLToPath(new URL("../../../", import.meta.url))
const folders = readdirSync(join(root, "packages/domain/src"), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : []
)

const effects = 'import { Effect } from "effect"\nexport const answer = Effect.succeed(1)\n'
const broken: Readonly<Record<string, string>> = {
  "rules.ts": effects,
  "machine.ts": effects,
  "platform.ts": 'import { readFileSync } from "node:fs"\nexport const text = readFileSync("x")\n',
  "framework.ts": 'import { useState } from "react"\nexport const state = useState\n',
  "stores.ts": 'import { observable } from "mobx"\nexport const live = observable\n',
  "deep.ts": 'import { HttpClient } from "effect/http"\nexport const client = HttpClient\n',
  "adapter.ts": 'import { layerHttp } from "@camber/adapter-http"\nexport const layer = layerHttp\n',
  "clock.ts": "export const now = Date.now()\n",
  "calendar.ts": "export const today = new Date()\n",
  "chance.ts": "export const draw = Math.random()\n",
  "network.ts": 'export const answer = fetch("/")\n',
  "page.ts": "export const title = document.title\n",
  "store.ts": 'export const kept = localStorage.getItem("x")\n'
}
const allowed: Readonly<Record<string, string>> = {
  "rules.ts": 'import type { Effect } from "effect"\nexport type Answer = Effect.Effect<number>\n',
  "Garage.ts": effects,
  "rules.test.ts": 'import { readFileSync } from "node:fs"\nexport const text = readFileSync("x")\n'
}

/** The files below `place` that the linter complains of, as the project's own settings have it. */
const complaints = (place: string): ReadonlySet<string> => {
  const run = spawnSync(join(root, "node_modules/.bin/oxlint"), ["--format", "unix", "."], { cwd: place, encoding: "utf8" })
  return new Set(run.stdout.split("\n").flatMap((line) => /^(?:\.\/)?(packages\S+?):\d+:\d+:.*\[Error/.exec(line)?.[1] ?? []))
}

describe("the lint fences of the domain", () => {
  const place = mkdtempSync(join(tmpdir(), "fences-"))
  let found: ReadonlySet<string> = new Set()
  beforeAll(() => {
    cpSync(join(root, ".oxlintrc.json"), join(place, ".oxlintrc.json"))
    for (const folder of [...folders, "new-capability/inner"]) {
      for (const [kind, files] of [
        ["broken", broken],
        ["allowed", allowed]
      ] as const) {
        const inner = join(place, "packages/domain/src", folder, kind)
        mkdirSync(inner, { recursive: true })
        for (const [name, text] of Object.entries(files)) writeFileSync(join(inner, name), text)
      }
    }
    found = complaints(place)
  })
  afterAll(() => rmSync(place, { recursive: true }))

  it.each([...folders, "new-capability/inner"])("stand around %s", (folder) => {
    const missed = Object.keys(broken).filter((name) => !found.has(`packages/domain/src/${folder}/broken/${name}`))
    const wrong = Object.keys(allowed).filter((name) => found.has(`packages/domain/src/${folder}/allowed/${name}`))
    expect({ missed, wrong }).toEqual({ missed: [], wrong: [] })
  })
})
