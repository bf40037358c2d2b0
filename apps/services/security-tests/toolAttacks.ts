import { SchemaAST } from "effect"
import { tools } from "../src/assistants/tools.ts"
import { MCP_PATH } from "../src/assistants/ucpProfile.ts"
import { hostileNumbers, hostileTexts, createChance, oneOf } from "./hostileValues.ts"
import type { Attack } from "./requests.ts"
import type { Target } from "./Target.ts"
import { type Filling, valueOf } from "./valueOf.ts"

/** Calls of each tool. Far fewer than the bodies of the other attacks. */
const CALLS_PER_TOOL = 40

const callTool = (target: Target, name: string, given: unknown, headers: Readonly<Record<string, string>>) => {
  const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given } }
  return target
    .json(MCP_PATH, body, { accept: "application/json, text/event-stream", ...headers })
    .catch(() => ({ status: 0, text: "no response", cookies: [] }))
}

/** Creates a function that sends each call as a different client, so that no rate limit hides a failure. */
const createSender = (proxyHeader: string | undefined) => {
  let calls = 0
  return (): Readonly<Record<string, string>> => {
    calls += 1
    return proxyHeader === undefined ? {} : { [proxyHeader]: `198.18.${Math.floor(calls / 20) % 256}.7` }
  }
}

/** Calls every tool with nearly valid arguments. The response must not be an internal error, set a cookie or place an order. */
export const hostileTools: Attack = async (target, { proxyHeader, seed }) => {
  const [chance, getSender] = [createChance(seed), createSender(proxyHeader)]
  const filling: Filling = {
    text: () => (chance() < 0.5 ? oneOf(["CAM-7PV-1", "1969 Camaro", "44301", "US"], chance) : oneOf(hostileTexts, chance)),
    number: () => (chance() < 0.5 ? Math.floor(chance() * 100) : oneOf(hostileNumbers, chance)),
    instead: () => (chance() < 0.02 ? oneOf<unknown>([null, [], {}, true, "1", -1, [[[[]]]]], chance) : undefined),
    chance
  }
  const findings: Array<string> = []
  for (const { input, name } of tools)
    for (let call = 0; call < CALLS_PER_TOOL; call++) {
      const given = valueOf(SchemaAST.toEncoded(input.ast), filling)
      const { cookies, status, text } = await callTool(target, name, given, getSender())
      const isBroken = status === 0 || status >= 500 || /"unavailable"|-32603/.test(text)
      if (isBroken || cookies.length > 0) findings.push(`${name} returns ${status}: ${JSON.stringify(given).slice(0, 200)}`)
    }
  return { what: "nearly valid arguments of every tool", tried: tools.length * CALLS_PER_TOOL, findings }
}

/** Calls every tool that takes a cart id with the cart of another platform. */
export const foreignCarts: Attack = async (target, { proxyHeader }) => {
  const getSender = createSender(proxyHeader)
  const meta = (profile: string) => ({ "ucp-agent": { profile } })
  const search = await callTool(target, "search_catalog", { catalog: { query: "brake pads" } }, getSender())
  const item = /\\"variants\\":\[\{\\"id\\":\\"([^"\\]+)/.exec(search.text)?.[1] ?? ""
  const lines = { line_items: [{ item: { id: item }, quantity: 1 }] }
  const owner = meta("https://victim.example/agent.json")
  const created = await callTool(target, "create_cart", { meta: owner, cart: lines }, getSender())
  const id = /\\"id\\":\\"([0-9a-f-]{36}\.[^"\\]+)/.exec(created.text)?.[1]
  if (id === undefined) return { what: "carts of other platforms", tried: 1, findings: [`create_cart: ${created.text.slice(0, 200)}`] }
  const findings: Array<string> = []
  const attempts = [
    { id, meta: meta("https://evil.example/agent.json") },
    { id },
    { id: id.replace(/.$/, (last) => (last === "A" ? "B" : "A")), meta: owner }
  ]
  const calls = ["get_cart", "update_cart", "cancel_cart", "ship_plan", "create_checkout"]
  for (const attempt of attempts)
    for (const name of calls) {
      const given = { ...attempt, cart: lines, postal_code: "44301", checkout: { cart_id: attempt.id } }
      const { text } = await callTool(target, name, given, getSender())
      if (!text.includes("not_found")) findings.push(`${name} opens another platform's cart: ${text.slice(0, 200)}`)
    }
  return { what: "carts of other platforms", tried: attempts.length * calls.length, findings }
}
