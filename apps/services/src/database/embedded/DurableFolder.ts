import { NodeFS } from "@electric-sql/pglite/nodefs"
import { fsyncSync } from "node:fs"

type Startup = Parameters<NodeFS["init"]>

/**
 * A folder of the disk as the embedded database's file system, where fsync reaches the disk. The package's own folder ignores it,
 * which is enough when a process is killed but loses acknowledged writes when the power fails.
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
