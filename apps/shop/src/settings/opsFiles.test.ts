import { MAX_PICTURE_BYTES, MAX_PIECE_BYTES } from "@camber/domain/staff"
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

  it("EDIT-40 let the pieces of uploaded imports through, and uploaded photographs at their path", () => {
    const limits = [...read("ops/nginx.conf").matchAll(/location (?:= )?(\S+) \{[^}]*client_max_body_size (\d+)m;/g)]
    const bytes = Object.fromEntries(limits.map(([, location, megabytes]) => [location, Number(megabytes) * 2 ** 20]))
    expect(bytes["/"]).toBeGreaterThanOrEqual(MAX_PIECE_BYTES)
    expect(bytes["/api/staff/products/pictures/upload"]).toBeGreaterThanOrEqual(MAX_PICTURE_BYTES)
  })

  it("OPS-95 list every setting in the reference page", () => {
    expect(read("docs/reference/configuration.md"), "run `pnpm --filter @camber/shop settings`").toBe(writeSettings())
  })
})
