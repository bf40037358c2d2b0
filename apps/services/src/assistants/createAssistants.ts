import { BuildSheet } from "@camber/domain/lists"
import { Order } from "@camber/domain/order"
import { type CallError, InvalidResponse, Unreachable } from "@camber/domain/ports"
import { WebUserGuid } from "@camber/domain/visitor"
import { Effect, Schema } from "effect"
import { readFromPrimary, withReadRouting } from "../database/readRouting.ts"
import { createRateLimiter, type RateLimit } from "../http/rateLimits.ts"
import { createClientErrorResponse } from "../http/errorResponse.ts"
import { CrossSiteRequest, MethodNotAllowed, NotFound, TooManyRequests, UnsupportedMediaType } from "../http/errors.ts"
import { getClientIp, getRateLimitClient } from "../http/getClientIp.ts"
import type { CallAs } from "../http/inProcessCalls.ts"
import { isJson } from "../http/readJson.ts"
import { loadTemporaryBuild } from "../lists/loadTemporaryBuild.ts"
import { readLinkedOrder } from "../orders/readLinkedOrder.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import type { SessionKeys } from "../session/sessions.ts"
import { readShopName } from "../shop-settings/readShop.ts"
import { AssistantShop } from "./AssistantShop.ts"
import type { CallCounter } from "./createCallCounter.ts"
import { createCartIds } from "./cartIds.ts"
import { cartTools } from "./cartTools.ts"
import { createCheckout } from "./createCheckout.ts"
import { createMarkdownPages, createMarkdownResponse } from "./createMarkdownPages.ts"
import { createPermalinkHandler, createCartLinkResponse } from "./createPermalinkHandler.ts"
import { FitAnswer } from "./FitAnswer.ts"
import { isForeignOrigin, serveMcp, toMcpTool } from "./serveMcp.ts"
import { layerCalls } from "./layerCalls.ts"
import { type Caller, runTool } from "./runTool.ts"
import { shipPlan } from "./shipPlan.ts"
import { INSTRUCTIONS, tools } from "./tools.ts"
import { createUcpProfile, FITMENT_SCHEMA_PATH, getFitmentExtension, MCP_PATH, UCP_PROFILE_PATH } from "./ucpProfile.ts"
import type { CategoryTree } from "../reference/categoryTree.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import { escapeMarkdown } from "./markdown.ts"

/** Maximum size of a request. A cart of fifty items with a vehicle is under 20 kB. */
const MAX_MCP_BYTES = 64_000

/** Limits per client IP address. A conversation has about ten calls a minute and one cart. */
const callLimit: RateLimit = { most: 240, seconds: 60 }
const cartLimit: RateLimit = { most: 60, seconds: 600 }
/** Opening a link looks up as many as 50 parts, one after another. */
const permalinkLimit: RateLimit = { most: 60, seconds: 60 }

export interface AssistantsOptions {
  /** Calls the services as a visitor. */
  readonly callAs: CallAs
  readonly store: ResolverContext
  readonly sessionKeys: SessionKeys
  readonly publicOrigin: string
  readonly brandName: string
  readonly proxyHeader: string | undefined
  /** Cookie after a write, with standbys (`createReadAfterWriteCookie`); null otherwise. */
  readonly writeCookie: string | null
  /** UTC milliseconds, from the database clock. */
  readonly now: () => number
  /** Reports a link that could not be opened. */
  readonly report: (cause: unknown) => void
  readonly countCall: CallCounter["count"]
}

/** The request handlers for assistants. */
export interface Assistants {
  /** Answers the Model Context Protocol and the discovery documents, without a session or cookie. */
  readonly answer: (request: Request) => Promise<Response>
  /** Answers a page in Markdown; undefined for a page that has only HTML. */
  readonly markdown: (request: Request) => Promise<Response | undefined>
  /** Fills the visitor's cart from a link. */
  readonly openPermalink: (request: Request, visit: VisitorSession) => Promise<Response>
}

/** Whether a path is for assistants' programs only, not for browsers. */
export const isForAssistants = (pathname: string): boolean =>
  [MCP_PATH, UCP_PROFILE_PATH, FITMENT_SCHEMA_PATH, LLMS_PATH].includes(pathname)

/** Tools that read data that the caller wrote before, so they must read it from the primary. */
const cartToolNames = new Set([...cartTools, shipPlan, createCheckout].map(({ name }) => name))

/** Creates the handlers over the shop's registered calls. */
export const createAssistants = (options: AssistantsOptions): Assistants => {
  const { brandName, callAs, now, proxyHeader, publicOrigin: origin, store } = options
  const carts = createCartIds(options.sessionKeys)
  const byName = new Map(tools.map((tool) => [tool.name, tool]))
  const listed = tools.map(toMcpTool)
  const countCall = createRateLimiter(callLimit)
  const countCart = createRateLimiter(cartLimit)
  const countPermalink = createRateLimiter(permalinkLimit)

  const createHttp = (webUserGuid: WebUserGuid, client: string, readsPrimary: boolean) =>
    layerCalls(async (call, signal) => {
      const ask = () => callAs(call, signal, { webUserGuid, client })
      return readsPrimary ? readFromPrimary(ask) : (await withReadRouting(false, ask)).answer
    })

  const createCaller = (request: Request, webUserGuid: WebUserGuid, readsPrimary: boolean): Caller => {
    const client = getClientIp(request, proxyHeader)
    const limited = getRateLimitClient(request, proxyHeader)
    return {
      http: createHttp(webUserGuid, client, readsPrimary),
      shop: {
        origin,
        carts,
        now,
        actAs: (owner) => createHttp(owner, client, true),
        loadBuild: (items, project) => read("buildSheet", BuildSheet, () => loadTemporaryBuild(store, items, project)),
        readLinkedOrder: (orderNumber, key) => read("order", Order, () => readLinkedOrder(store, { client, key, orderNumber })),
        hasSampleReviews: Effect.tryPromise({
          try: async () => (await store.reference()).hasSampleReviews,
          catch: (cause) => new Unreachable({ service: "assistants", operation: "reviews", cause })
        }),
        countNewCart: () => (limited === null ? 0 : countCart(limited))
      }
    }
  }

  const answerMcp = async (request: Request): Promise<Response> => {
    if (isForeignOrigin(request, origin, proxyHeader !== undefined))
      return createClientErrorResponse(
        new CrossSiteRequest({ message: `Call this endpoint at ${origin}, and not from a page of another site.` })
      )
    const client = getRateLimitClient(request, proxyHeader)
    const seconds = client === null ? 0 : countCall(client)
    if (seconds > 0) return createClientErrorResponse(new TooManyRequests({ seconds }))
    if (request.method !== "POST") return createClientErrorResponse(new MethodNotAllowed({ allowed: ["POST"] }))
    if (!isJson(request)) return createClientErrorResponse(new UnsupportedMediaType({ expected: "application/json" }))
    // Tools that only read the catalog run as this random visitor. A cart's owner is part of the cart id.
    const throwaway = WebUserGuid.make(crypto.randomUUID())
    return serveMcp(
      request,
      {
        tools: listed,
        call: async (name, given) => {
          const tool = byName.get(name)
          if (tool === undefined) return null
          const caller = createCaller(request, throwaway, cartToolNames.has(name))
          const answer = await Effect.runPromise(runTool(tool, given, caller), { signal: request.signal })
          options.countCall({ tool: name, outcome: answer.outcome, fact: answer.missingFact ?? "" })
          return answer
        }
      },
      { name: await readShopName(store.database, { brandName }), version: "1", instructions: INSTRUCTIONS, maximum: MAX_MCP_BYTES }
    )
  }

  const openLink = createPermalinkHandler({
    origin,
    run: (webUserGuid, effect, request) => {
      const { http, shop } = createCaller(request, webUserGuid, true)
      return Effect.runPromise(effect.pipe(Effect.provide(http), Effect.provideService(AssistantShop, shop)), { signal: request.signal })
    },
    writeCookie: options.writeCookie,
    report: options.report
  })

  return {
    answer: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === MCP_PATH) return answerMcp(request)
      if (pathname === UCP_PROFILE_PATH) return answerDocument(request, createUcpProfile(origin))
      if (pathname === LLMS_PATH) {
        if (!isRead(request)) return createClientErrorResponse(new MethodNotAllowed({ allowed: ["GET", "HEAD"] }))
        const { categories } = await store.reference()
        return createMarkdownResponse(
          request,
          createLlmsText(await readShopName(store.database, { brandName }), origin, categories.roots),
          "public, max-age=300"
        )
      }
      const extension = getFitmentExtension(origin)
      return extension === null
        ? createClientErrorResponse(new NotFound({ message: "The shop has no extension at this address." }))
        : answerDocument(request, createFitmentSchema(origin, extension))
    },
    markdown: createMarkdownPages(
      origin,
      layerCalls(async (call, signal) => (await withReadRouting(false, () => callAs(call, signal))).answer)
    ),
    openPermalink: async (request, visit) => {
      const client = getRateLimitClient(request, proxyHeader)
      const seconds = client === null ? 0 : countPermalink(client)
      const { pathname, search } = new URL(request.url)
      return seconds > 0 ? createCartLinkResponse({ _tag: "TooMany", retry: pathname + search, seconds }, 429) : openLink(request, visit)
    }
  }
}

/** Runs a read that is not a registered call. */
const read = <A>(operation: string, schema: Schema.Codec<A, unknown>, load: () => Promise<unknown>): Effect.Effect<A | null, CallError> =>
  Effect.tryPromise({
    try: () => readFromPrimary(load),
    catch: (cause) => new Unreachable({ service: "assistants", operation, cause })
  }).pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Schema.NullOr(schema))),
    Effect.catchTag("SchemaError", ({ message }) => Effect.fail(new InvalidResponse({ service: "assistants", operation, cause: message })))
  )

/** JSON schema of the extension: `metadata.fitment` of products. */
const createFitmentSchema = (origin: string, extension: string) => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: origin + FITMENT_SCHEMA_PATH,
  name: extension,
  title: "Fitment",
  description: "Whether a part fits the shopper's vehicle, as metadata.fitment of a product.",
  ...Schema.toJsonSchemaDocument(FitAnswer).schema
})

const isRead = ({ method }: Request): boolean => method === "GET" || method === "HEAD"

const answerDocument = async (request: Request, document: object): Promise<Response> => {
  if (!isRead(request)) return createClientErrorResponse(new MethodNotAllowed({ allowed: ["GET", "HEAD"] }))
  return new Response(request.method === "HEAD" ? null : JSON.stringify(document), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "public, max-age=300",
      "access-control-allow-origin": "*"
    }
  })
}

const LLMS_PATH = "/llms.txt"

/** Creates `/llms.txt`: a short guide for language models, in Markdown. */
const createLlmsText = (brandName: string, origin: string, roots: CategoryTree["roots"]): string => `# ${escapeMarkdown(brandName)}

> Car parts with a fitment rule that gives its reasons: fits, does not fit, or not known until one fact is known.

Product, category, vehicle, search, article, terms, privacy and help pages are also available as Markdown: request them with \`Accept: text/markdown\`.
Do not promise that a part fits because of its title. Use check_fit.

## Tools

- [Model Context Protocol](${origin}${MCP_PATH}): ${tools.map(({ name }) => name).join(", ")}
- [Universal Commerce Protocol](${origin}${UCP_PROFILE_PATH})
- Cart links: ${origin}/buy/NUMBER:QUANTITY,... fills a cart. A person orders.

## Categories

${roots.map((category) => `- [${escapeMarkdown(category.name)}](${origin}${siteUrls.category(category)})`).join("\n")}

## More

- [Search](${origin}/search?query=brake+pads)
- [Terms](${origin}/info/terms), [privacy](${origin}/info/privacy), [help](${origin}/info/helpcenter)
- [Articles](${origin}/the-toolbox)
- [Site map](${origin}/sitemap.xml)
`
