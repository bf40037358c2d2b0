import { render } from "ink"
import { parseOptions } from "./options.ts"
import { runPlain } from "./plain/runPlain.ts"
import { CounterApp } from "./screens/CounterApp.tsx"
import { createShop } from "./session/createShop.ts"
import { createDeskStore } from "./session/DeskStore.ts"

/** Runs the program until the staff member quits, and signs out. Returns the exit code. */
export const main = async (args: ReadonlyArray<string>): Promise<number> => {
  const options = parseOptions(args, process.stdin.isTTY && process.stdout.isTTY)
  if (typeof options === "string") {
    process.stderr.write(options)
    return args.includes("--help") || args.includes("-h") ? 0 : 1
  }
  const shop = createShop({ origin: options.origin })
  const store = createDeskStore(shop, options.email)
  if (options.isPlain) await runPlain(store, { input: process.stdin, output: process.stdout, isTerminal: process.stdin.isTTY })
  else await render(<CounterApp store={store} />, { alternateScreen: true, incrementalRendering: true }).waitUntilExit()
  if (store.current().signIn._tag === "Done") await shop.signOut(AbortSignal.timeout(3000))
  await shop.close()
  return 0
}
