import type { Call } from "@camber/domain/ports"
import { DEVICE_ID_COOKIE, SESSION_COOKIE, VISITOR_ID_COOKIE, WEB_USER_GUID_COOKIE, WebUserGuid } from "@camber/domain/visitor"
import { Redacted, Schema } from "effect"
import type { Services } from "../src/Services.ts"
import { createSessionSigner } from "../src/session/sessions.ts"

export const sessionKey = Redacted.make<Uint8Array>(new TextEncoder().encode("a key that signs sessions in tests"))

/** A browser with its own session. */
export interface TestVisitor {
  readonly webUserGuid: WebUserGuid
  /** Value of the visitor's `Cookie` header. */
  readonly cookie: string
  /** Posts a body to a service and returns the status and the JSON. */
  readonly post: (service: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Answer>
  /** Makes a call as the shop does, by document ID, and decodes the result. Fails on any error. */
  readonly ask: <Variables, Result>(call: Call<Variables, Result>, variables: Variables, idempotencyKey?: string) => Promise<Result>
}

export interface Answer {
  readonly status: number
  readonly json: { readonly data?: unknown; readonly errors?: ReadonlyArray<{ readonly message: string; readonly extensions?: unknown }> }
}

/** Posts a string unchanged, or any other body as JSON. */
export const postTo = async (
  { handler }: Pick<Services, "handler">,
  service: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {}
): Promise<Answer> => {
  const response = await handler(
    new Request(`http://shop.test/graphql/${service}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body)
    })
  )
  if (response === undefined) throw new Error(`no handler for ${service}`)
  return { status: response.status, json: JSON.parse(await response.text()) }
}

/** Creates a visitor of services that sign sessions with `sessionKey`. */
export const testVisitor = (services: Pick<Services, "handler">): TestVisitor => {
  const webUserGuid = WebUserGuid.make(crypto.randomUUID())
  const session = createSessionSigner(sessionKey).sign({ webUserGuid, account: null, issuedAt: Date.now() })
  const cookie = [
    `${SESSION_COOKIE}=${session}`,
    `${WEB_USER_GUID_COOKIE}=${webUserGuid}`,
    `${VISITOR_ID_COOKIE}=${crypto.randomUUID()}`,
    `${DEVICE_ID_COOKIE}=${crypto.randomUUID()}`
  ].join("; ")
  const post: TestVisitor["post"] = (service, body, headers = {}) => postTo(services, service, body, { cookie, ...headers })
  return {
    webUserGuid,
    cookie,
    post,
    ask: async (call, variables, idempotencyKey) => {
      const body = { id: call.id, variables: Schema.encodeSync(call.variables)(variables) }
      const { json } = await post(call.service, body, idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey })
      if (json.errors !== undefined) throw new Error(json.errors.map(({ message }) => message).join("; "))
      return Schema.decodeUnknownSync(call.result)(json.data)
    }
  }
}
