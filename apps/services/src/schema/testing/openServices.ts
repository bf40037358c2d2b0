import type { Call } from "@camber/domain/ports"
import { Schema } from "effect"
import type { TestDatabase } from "../../../test/testDatabases.ts"
import { makeServices, type Services, type ServicesSettings } from "../../handler.ts"
import type { InternalFailure } from "../../http/failures.ts"
import { insertSampleCatalogue } from "./sampleCatalogue.ts"

export const defaults: ServicesSettings = { documents: "all", imageHost: "", searchProductCap: 6, isProduction: false }

/** Services over a database with the sample catalogue, and ways to ask them. */
export interface OpenServices extends Services {
  readonly database: TestDatabase
  readonly failures: ReadonlyArray<InternalFailure>
  /** Performs a call as the shop does, by its document's id, and decodes the answer with its schema. Fails on any error. */
  readonly ask: <Variables, Result>(call: Call<Variables, Result>, variables: Variables) => Promise<Result>
  /** Posts a body and gives the answer with its JSON. */
  readonly post: (service: string, body: unknown) => Promise<Answer>
}

export interface Answer {
  readonly status: number
  readonly json: { readonly data?: unknown; readonly errors?: ReadonlyArray<{ readonly message: string; readonly extensions?: unknown }> }
}

export const postTo = async ({ handler }: Services, service: string, body: unknown): Promise<Answer> => {
  const response = await handler(
    new Request(`http://shop.test/graphql/${service}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body)
    })
  )
  if (response === undefined) throw new Error(`nobody answers ${service}`)
  return { status: response.status, json: JSON.parse(await response.text()) }
}

export const openServices = async (open: () => Promise<TestDatabase>, settings: Partial<ServicesSettings> = {}): Promise<OpenServices> => {
  const database = await open()
  await insertSampleCatalogue(database.kysely)
  const failures: Array<InternalFailure> = []
  const services = makeServices({ database, settings: { ...defaults, ...settings }, report: (failure) => failures.push(failure) })
  return {
    ...services,
    database,
    failures,
    post: (service, body) => postTo(services, service, body),
    ask: async (call, variables) => {
      const { json } = await postTo(services, call.service, { id: call.id, variables: Schema.encodeSync(call.variables)(variables) })
      if (json.errors !== undefined) throw new Error(json.errors.map(({ message }) => message).join("; "))
      return Schema.decodeUnknownSync(call.result)(json.data)
    }
  }
}
