import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { parseEnv } from "node:util"
import { describe, expect, it } from "vitest"
import { variables } from "./Settings.ts"
import { writeSettings } from "../../scripts/settingsPage.ts"
import { root } from "../../scripts/runStep.ts"

const read = (file: string): string => readFileSync(path.join(root, file), "utf8")

describe("ops files", () => {
  it("OPS-94 monitor only metrics that metrics.tsv lists", () => {
    const named = new Set(read("docs/reference/metrics.tsv").match(/camber_\w+/g))
    const watched = ["ops/alerts.yml", "ops/dashboard.json"].flatMap((file) => read(file).match(/camber_\w+/g) ?? [])
    expect(watched.map((name) => name.replace(/_bucket$/, "")).filter((name) => !named.has(name))).toEqual([])
    expect(watched.length).toBeGreaterThan(20)
  })

  it("OPS-95 set only variables that the shop reads", () => {
    const known = new Set(variables.map(({ name }) => name))
    for (const file of globSync("ops/*.env*", { cwd: root }))
      expect(
        Object.keys(parseEnv(read(file))).filter((name) => !known.has(name)),
        file
      ).toEqual([])
  })

  it("OPS-95 list every setting in the reference page", () => {
    expect(read("docs/reference/configuration.md"), "run `pnpm --filter @camber/shop settings`").toBe(writeSettings())
  })
})
