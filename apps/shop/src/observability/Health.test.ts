import { tmpdir } from "node:os"
import { expect, it } from "vitest"
import { storageState } from "./Health.ts"

it("OPS-107 reports a full disk below the required free space", async () => {
  expect([await storageState(tmpdir(), 1), await storageState(tmpdir(), Infinity)]).toEqual(["ok", "full"])
})
