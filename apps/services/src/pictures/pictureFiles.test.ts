import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll } from "vitest"
import { createFolderFiles } from "./createFolderFiles.ts"
import { createMemoryFiles } from "./testing/createMemoryFiles.ts"
import { describePictureFiles } from "./testing/describePictureFiles.ts"

const folder = mkdtempSync(path.join(tmpdir(), "pictures-"))
afterAll(() => rmSync(folder, { recursive: true }))

describePictureFiles("A folder", () => createFolderFiles(mkdtempSync(path.join(folder, "store-"))))
describePictureFiles("Memory", createMemoryFiles)
