import { Effect, Layer, Logger, Queue, Stream } from "effect"
import { layerToasts } from "../layerToasts.ts"
import { Cookies } from "../../../foundation/ports/Cookies.ts"
import { Device, type PromptOutcome, type PushTarget } from "../../../foundation/ports/Device.ts"
import { Geolocation } from "../../../foundation/ports/Geolocation.ts"
import { Http, HttpStatusError } from "../../../foundation/ports/Http.ts"
import { Storage, type StorageArea } from "../../../foundation/ports/Storage.ts"
import { type PageAddress, Tabs } from "../../../foundation/ports/Tabs.ts"
import { Telemetry, type TelemetryEvent } from "../../../foundation/ports/Telemetry.ts"
import { VisitorAgent } from "../../../foundation/ports/VisitorAgent.ts"
import { Visitor } from "../../../foundation/visitor/Visitor.ts"
import { GUID } from "../../../foundation/visitor/testing/profileSample.ts"

export { GUID }

/** In-memory browser and services for tests of visitor use cases. */
export class BrowserTestContext {
  readonly jar = new Map([["WebUserGuid", GUID]])
  /** Lifetime in days of each written cookie; undefined for the default. */
  readonly days = new Map<string, number | null | undefined>()
  readonly local = new Map<string, string>()
  readonly session = new Map<string, string>()
  /** Responses by operation or path. A request without a response fails. */
  readonly answers = new Map<string, Effect.Effect<unknown>>()
  /** Sent requests with their bodies, in order. */
  readonly asked: Array<readonly [name: string, sent: unknown]> = []
  readonly beacons: Array<readonly [path: string, body: unknown]> = []
  readonly events: Array<TelemetryEvent> = []
  readonly logged: Array<string> = []
  /** URLs that the page navigated to. */
  readonly gone: Array<string> = []
  address: PageAddress = { origin: "https://shop.example", pathname: "/", search: "", hash: "" }
  referrer = ""
  /** A test offers an item each time the page becomes hidden. */
  readonly pageHides = Effect.runSync(Queue.unbounded<void>())
  /** Messages from other tabs. */
  readonly tabMessages = Effect.runSync(Queue.unbounded<string>())
  userAgent = "Mozilla/5.0"
  refusesTracking = false
  isInstalled = false
  wasInstalled = false
  hasTouch = false
  sparesNetwork = false
  /** The device supports service workers. */
  hasWorkers = true
  geolocation: { isEnabled: boolean; answer: unknown } = { isEnabled: true, answer: undefined }
  /** Result of the deferred install prompt; null if none is deferred. */
  deferredPrompt: PromptOutcome | null = null
  pushPermission: "granted" | "denied" | "default" | "unsupported" = "default"
  /** The visitor's response to the permission prompt. */
  pushAnswer: Effect.Effect<boolean> = Effect.succeed(true)
  pushTarget: PushTarget | null = { endpoint: "https://push.example/1", key: "key", authSecret: "secret" }

  /** Current push subscription of the browser. */
  pushCurrent: PushTarget | null = null
  /** Unread counts that the app icon displayed. */
  readonly badges: Array<number> = []

  answering(name: string, data: unknown): this {
    this.answers.set(name, Effect.succeed(data))
    return this
  }

  /** Simulates a visitor switch: the first request fails and sets the cookie to `next`. Later requests return `data`. */
  answeringNext(name: string, next: string, data: unknown): this {
    this.answers.set(
      name,
      Effect.sync(() => {
        if (this.jar.get("WebUserGuid") === next) return data
        this.jar.set("WebUserGuid", next)
        return undefined
      })
    )
    return this
  }

  at(pathname: string, search = ""): this {
    this.address = { ...this.address, pathname, search }
    return this
  }

  /** Counts the requests of an operation or path. */
  count(name: string): number {
    return this.asked.filter(([asked]) => asked === name).length
  }

  get layer() {
    return Layer.merge(Visitor.layer, layerToasts).pipe(Layer.provideMerge(this.#ports), Layer.provideMerge(this.#logger))
  }

  get #ports() {
    return Layer.mergeAll(this.#http, this.#kept, this.#page, this.#device)
  }

  get #logger() {
    const write = ({ logLevel, message }: { readonly logLevel: string; readonly message: unknown }) =>
      void this.logged.push(`${logLevel}: ${String(Array.isArray(message) ? message[0] : message)}`)
    return Logger.layer([Logger.make(write)])
  }

  get #http() {
    /** Responds asynchronously, so that other fibers run first. */
    const respond = (name: string, sent: unknown) =>
      Effect.suspend(() => {
        this.asked.push([name, sent])
        return Effect.andThen(Effect.yieldNow, this.answers.get(name) ?? Effect.succeed(undefined))
      })
    return Layer.succeed(
      Http,
      Http.of({
        graphql: ({ operation, service, variables }) =>
          Effect.flatMap(respond(operation, variables), (data) =>
            data === undefined ? Effect.fail(new HttpStatusError({ service, operation, status: 500 })) : Effect.succeed(data)
          ),
        json: ({ body, path, query }) => respond(path, body ?? query),
        beacon: (path, body) => Effect.sync(() => void this.beacons.push([path, body]))
      })
    )
  }

  get #kept() {
    const cookies = Cookies.of({
      read: (name) => Effect.sync(() => this.jar.get(name)),
      write: (name, value, days) => Effect.sync(() => (this.days.set(name, days), void this.jar.set(name, value))),
      remove: (name) => Effect.sync(() => void this.jar.delete(name))
    })
    return Layer.mergeAll(
      Layer.succeed(Cookies, cookies),
      Layer.succeed(Storage, Storage.of({ local: area(this.local), session: area(this.session) })),
      Layer.succeed(Telemetry, Telemetry.of({ send: (event) => Effect.sync(() => void this.events.push(event)) }))
    )
  }

  get #page() {
    const go = (href: string) => Effect.sync(() => void this.gone.push(href))
    return Layer.merge(
      Layer.succeed(
        Tabs,
        Tabs.of({
          address: Effect.sync(() => this.address),
          referrer: Effect.sync(() => this.referrer),
          go,
          replace: go,
          reload: Effect.void,
          post: () => Effect.void,
          messages: Stream.fromQueue(this.tabMessages),
          hidden: Stream.fromQueue(this.pageHides)
        })
      ),
      Layer.succeed(Geolocation, {
        isEnabled: this.geolocation.isEnabled,
        lookup: Effect.suspend(() => (this.asked.push(["geolocation", null]), Effect.as(Effect.yieldNow, this.geolocation.answer)))
      })
    )
  }

  get #device() {
    return Layer.merge(
      Layer.succeed(
        VisitorAgent,
        VisitorAgent.of({
          userAgent: Effect.sync(() => this.userAgent),
          refusesTracking: Effect.sync(() => this.refusesTracking),
          isInstalled: Effect.sync(() => this.isInstalled),
          connection: Effect.succeed({ isOnline: true, saveData: false }),
          colorScheme: Stream.succeed("light")
        })
      ),
      Layer.succeed(
        Device,
        Device.of({
          hasTouch: Effect.sync(() => this.hasTouch),
          sparesNetwork: Effect.sync(() => this.sparesNetwork),
          startWorker: Effect.suspend(() => (this.asked.push(["worker", null]), Effect.succeed(this.hasWorkers))),
          install: {
            wasInstalled: Effect.sync(() => this.wasInstalled),
            isHeld: Effect.sync(() => this.deferredPrompt !== null),
            prompt: Effect.sync(() => this.deferredPrompt),
            discard: Effect.sync(() => void (this.deferredPrompt = null))
          },
          push: {
            permission: Effect.sync(() => this.pushPermission),
            ask: Effect.suspend(() => (this.asked.push(["push permission", null]), this.pushAnswer)),
            current: Effect.sync(() => this.pushCurrent),
            subscribe: (key) => Effect.sync(() => (this.asked.push(["push subscribe", key]), (this.pushCurrent = this.pushTarget))),
            unsubscribe: Effect.sync(() => void (this.pushCurrent = null))
          },
          badge: (count) => Effect.sync(() => void this.badges.push(count)),
          timeZone: Effect.succeed("America/Chicago")
        })
      )
    )
  }
}

const area = (texts: Map<string, string>): StorageArea => ({
  read: (key) => Effect.sync(() => texts.get(key)),
  write: (key, text) => Effect.sync(() => void texts.set(key, text)),
  remove: (key) => Effect.sync(() => void texts.delete(key)),
  clear: Effect.sync(() => texts.clear())
})
