import { parseArgs } from "node:util"
import { attacks } from "./attacks.ts"
import { Target } from "./Target.ts"

/**
 * Attacks a running shop of your own: `pnpm attack http://127.0.0.1:3000`. Prints a table and each successful attack,
 * and exits with 1 if there is one.
 *
 * Start the shop with PROXY_HEADER=x-forwarded-for so that it can distinguish clients, or name another header with `--proxy-header`.
 * `--seed` varies the random bodies and `--bodies` sets their number. `--only unpaidOrders,twoHosts` runs only the named attacks.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    bodies: { type: "string", default: "10000" },
    "proxy-header": { type: "string" },
    only: { type: "string" }
  }
})
const options = { seed: Number(values.seed), bodies: Number(values.bodies), proxyHeader: values["proxy-header"] }
const target = new Target(positionals[0] ?? "http://127.0.0.1:3000")

console.log(`Seed ${options.seed}\n\n| attack | attempts | successes |\n| --- | ---: | ---: |`)
const only = values.only?.split(",")
for (const attack of attacks.filter(({ name }) => only?.includes(name) ?? true)) {
  const { findings, tried, what } = await attack(target, options)
  console.log(`| ${what} | ${tried} | ${findings.length} |`)
  for (const finding of findings.slice(0, 20)) console.error(finding)
  if (findings.length > 0) process.exitCode = 1
}
target.close()
