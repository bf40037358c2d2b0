import { lockFolder } from "../../src/database/folder/FolderLock.ts"
import { FolderInUse } from "../../src/database/errors.ts"

/** Tries to lock a folder at a given time, so that several processes compete for it. Keeps the lock until it receives "release". */
let release: (() => void) | undefined

process.on("message", (message: { readonly folder: string; readonly at: number } | "release") => {
  if (message === "release") {
    release?.()
    release = undefined
    process.send?.("released")
    return
  }
  while (Date.now() < message.at);
  try {
    release = lockFolder(message.folder)
    process.send?.("won")
  } catch (error) {
    process.send?.(error instanceof FolderInUse ? "lost" : String(error))
  }
})
process.send?.("ready")
