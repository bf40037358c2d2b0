import { Data, Effect } from "effect"
import cluster from "node:cluster"
import { getCurrentWorker } from "../currentWorker.ts"
import { listen } from "../listen.ts"
import { runProcess } from "../runProcess.ts"
import { runWorkers } from "../runWorkers.ts"

class PortBusy extends Data.TaggedError("PortBusy")<{ readonly message: string }> {}

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** A worker whose pages show its number, respond slowly, end it, or show the numbers of all workers that share metrics. */
const runWorker = Effect.gen(function* () {
  if (process.env["FAILS"] !== undefined) return yield* new PortBusy({ message: "the port is busy" })
  const worker = getCurrentWorker()
  const text = async () => `pid ${process.pid}`
  worker?.shareMetrics(text)
  const handler = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname === "/crash") process.kill(process.pid, "SIGKILL")
    if (pathname === "/metrics") return Response.json((await worker?.collectMetrics(text))?.map((metrics) => metrics.worker).sort())
    if (pathname === "/slow") {
      say("slow request")
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    return new Response(String(worker?.ordinal), { headers: { connection: "close" } })
  }
  const { url } = yield* listen(handler, { host: "127.0.0.1", port: 0 })
  worker?.reportReady()
  say(`worker ${worker?.ordinal} at ${url}${worker?.isAlone ? ", alone" : ""}`)
  return yield* Effect.never
})

runProcess(cluster.isPrimary ? runWorkers({ count: 2, program: import.meta.filename, say, respawnDelay: 0 }) : runWorker)
