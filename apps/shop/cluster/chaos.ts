import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { parseArgs } from "node:util"
import { runChaos, formatChaosResult } from "./runChaos.ts"
import { startCluster } from "./startCluster.ts"

/**
 * Runs the chaos test: `pnpm chaos --minutes 20 --seed 1`.
 *
 * Starts a cluster and injects faults under load, in an order drawn from the seed: killed shops, a killed primary, a
 * rolling deploy and network cuts. Exits with 1 if acknowledged data is lost or duplicated, a response takes longer
 * than five seconds, or memory grows. `--shoppers` sets the number of concurrent shoppers, `--skus` the catalog size.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
    shoppers: { type: "string", default: "8" },
    skus: { type: "string", default: "5000" }
  }
})
const folder = mkdtempSync(path.join(tmpdir(), "camber-chaos-"))
// PostgreSQL and HAProxy run as other users and need to traverse the folder.
chmodSync(folder, 0o711)
const say = (line: string) => console.log(line)
const cluster = await startCluster({ folder, skus: Number(values.skus), say })
const interrupted = () => void cluster.stop().then(() => process.exit(130))
process.once("SIGINT", interrupted).once("SIGTERM", interrupted)
try {
  say(`Two shops at ${cluster.origin}; seed ${values.seed}, ${values.minutes} minutes`)
  const options = { seed: Number(values.seed), seconds: 60 * Number(values.minutes), shoppers: Number(values.shoppers), say }
  const outcome = await runChaos(cluster, options)
  for (const line of formatChaosResult(outcome)) say(line)
  if (outcome.findings.length > 0) {
    process.exitCode = 1
    say(`Logs: ${folder}`)
  }
} finally {
  await cluster.stop()
}
if (process.exitCode !== 1) rmSync(folder, { recursive: true, force: true })
