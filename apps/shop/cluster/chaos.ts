import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { parseArgs } from "node:util"
import { runChaos, formatChaosResult } from "./runChaos.ts"
import { startCluster } from "./startCluster.ts"

/**
 * `pnpm chaos --minutes 20 --seed 1` starts a cluster of its own, lets a shop and the primary be killed, a deploy roll and the network be cut
 * under load, as the seed draws it, and ends with 1 where something that was acknowledged is lost or doubled, an answer takes longer than five
 * seconds or memory grows. `--shoppers` says how many act at the same time, `--skus` how large the catalogue is.
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
// PostgreSQL and HAProxy run as other users, and have to find their way through.
chmodSync(folder, 0o711)
const say = (line: string) => console.log(line)
const cluster = await startCluster({ folder, skus: Number(values.skus), say })
const interrupted = () => void cluster.stop().then(() => process.exit(130))
process.once("SIGINT", interrupted).once("SIGTERM", interrupted)
try {
  say(`Two shops at ${cluster.origin}; seed ${values.seed}, ${values.minutes} minutes`)
  const wish = { seed: Number(values.seed), seconds: 60 * Number(values.minutes), shoppers: Number(values.shoppers), say }
  const outcome = await runChaos(cluster, wish)
  for (const line of formatChaosResult(outcome)) say(line)
  if (outcome.findings.length > 0) {
    process.exitCode = 1
    say(`The logs are in ${folder}.`)
  }
} finally {
  await cluster.stop()
}
if (process.exitCode !== 1) rmSync(folder, { recursive: true, force: true })
