import { NodeFS } from "@electric-sql/pglite/nodefs"
import { fsyncSync } from "node:fs"

type Startup = Parameters<NodeFS["init"]>

/**
 * File system of the embedded database in which fsync writes to the disk.
 * PGlite's own folder ignores fsync: acknowledged writes survive a killed process, but not a power failure.
 */
export class DurableFolder extends NodeFS {
  override async init(...[pglite, options]: Startup): Promise<{ emscriptenOpts: Startup[1] }> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const preRun = [...(emscriptenOpts.preRun ?? [])]
    preRun.push((module) => {
      module.NODEFS.stream_ops.fsync = (stream: { readonly nfd: number }) => {
        fsyncSync(stream.nfd)
        return 0
      }
    })
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}
