import { tmpdir } from "node:os"
import { expect, it } from "vitest"
import { storageState } from "./storageState.ts"

it("OPS-107 the disk of a folder is full where it has less room than is needed", async () => {
  expect([await storageState(tmpdir(), 1), await storageState(tmpdir(), Infinity)]).toEqual(["ok", "full"])
})
