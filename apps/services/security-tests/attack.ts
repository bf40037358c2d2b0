import { parseArgs } from "node:util"
import { attacks } from "./attacks.ts"
import { Target } from "./Target.ts"

/**
 * Attacks a running shop that is one's own: `pnpm attack http://127.0.0.1:3000`. `--seed` draws other bodies, `--bodies` more of them,
 * `--only unpaidOrders,twoHosts` runs some attacks. Start the shop with PROXY_HEADER=x-forwarded-for so that it knows one client from another; name any
 * other header by `--proxy-header`. Prints a table, and each place where the shop gave way; then it ends with 1.
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
const wish = { seed: Number(values.seed), bodies: Number(values.bodies), proxyHeader: values["proxy-header"] }
const target = new Target(positionals[0] ?? "http://127.0.0.1:3000")

console.log(`Seed ${wish.seed}\n\n| attack | tried | gave way |\n| --- | ---: | ---: |`)
const only = values.only?.split(",")
for (const attack of attacks.filter(({ name }) => only?.includes(name) ?? true)) {
  const { findings, tried, what } = await attack(target, wish)
  console.log(`| ${what} | ${tried} | ${findings.length} |`)
  for (const finding of findings.slice(0, 20)) console.error(finding)
  if (findings.length > 0) process.exitCode = 1
}
target.close()
