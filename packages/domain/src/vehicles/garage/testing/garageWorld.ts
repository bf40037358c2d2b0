import { Effect, Layer, Logger, PubSub, Stream } from "effect"
import { Cents } from "../../../foundation/money/model.ts"
import { Cookies } from "../../../foundation/ports/Cookies.ts"
import { type GraphQLRequest, Http, HttpStatusError, type Unreachable } from "../../../foundation/ports/Http.ts"
import { Storage, type StorageArea } from "../../../foundation/ports/Storage.ts"
import { Tabs } from "../../../foundation/ports/Tabs.ts"
import { Telemetry } from "../../../foundation/ports/Telemetry.ts"
import type { TelemetryEvent } from "../../../foundation/telemetry/model.ts"
import type { SelectedProject } from "../../vehicle/model.ts"
import type { WebUserGuid } from "../../../foundation/visitor/model.ts"
import { Visitor } from "../../../foundation/visitor/Visitor.ts"
import type { Garage } from "../Garage.ts"
import { layerGarage } from "../layerGarage.ts"
import { FakeGarageServices, lists } from "./garageServices.ts"
import { guid } from "./samples.ts"

type Answer = Effect.Effect<unknown, HttpStatusError | Unreachable>

/** In-memory test environment of a garage. Two contexts of one browser share cookies, local storage and messages. */
export class GarageTestContext {
  readonly services: FakeGarageServices
  readonly calls: Array<GraphQLRequest> = []
  readonly announcements: Array<string> = []
  readonly events: Array<TelemetryEvent> = []
  readonly errors: Array<string> = []
  readonly jar = new Map<string, string>()
  readonly local = new Map<string, string>()
  readonly session = new Map<string, string>()
  readonly messages = Effect.runSync(PubSub.unbounded<{ readonly from: GarageTestContext; readonly text: string }>())
  guid: WebUserGuid | null = guid
  isBot = false
  pathname = "/"
  search = ""
  /** Overrides a service's response. */
  answer: (request: GraphQLRequest, usual: Answer) => Answer = (_request, usual) => usual

  constructor(projects: FakeGarageServices["projects"] = [], sharing?: GarageTestContext) {
    this.services = sharing?.services ?? new FakeGarageServices(projects)
    if (sharing) ({ jar: this.jar, local: this.local, messages: this.messages } = sharing)
  }

  /** Names of the called operations, in order. */
  get operations(): ReadonlyArray<string> {
    return this.calls.map(({ operation }) => operation)
  }

  layer(seed: SelectedProject | null = null): Layer.Layer<Garage> {
    return layerGarage(seed).pipe(
      Layer.provide([this.#http(), this.#stores(), this.#tabs(), this.#visitor()]),
      Layer.provideMerge(Logger.layer([Logger.make(({ message }) => void this.errors.push(JSON.stringify(message)))]))
    )
  }

  #http() {
    const usual = ({ operation, service, variables }: GraphQLRequest): Answer => {
      const data = lists(operation, variables) ?? this.services.answer(operation, variables)
      return data === null ? Effect.fail(new HttpStatusError({ service, operation, status: 500 })) : Effect.succeed(data)
    }
    const graphql = (request: GraphQLRequest) =>
      Effect.suspend(() => {
        this.calls.push(request)
        return this.answer(request, usual(request))
      })
    return Layer.succeed(Http, Http.of({ graphql, json: () => Effect.void, beacon: () => Effect.void }))
  }

  #stores() {
    const cookies = Cookies.of({
      read: (name) => Effect.sync(() => this.jar.get(name)),
      write: (name, value) => Effect.sync(() => void this.jar.set(name, value)),
      remove: (name) => Effect.sync(() => void this.jar.delete(name))
    })
    return Layer.mergeAll(
      Layer.succeed(Cookies, cookies),
      Layer.succeed(Storage, Storage.of({ local: createStorageArea(this.local), session: createStorageArea(this.session) })),
      Layer.succeed(Telemetry, Telemetry.of({ send: (event) => Effect.sync(() => void this.events.push(event)) }))
    )
  }

  #tabs() {
    const go = () => Effect.void
    return Layer.succeed(
      Tabs,
      Tabs.of({
        address: Effect.sync(() => ({ origin: "https://shop.example", pathname: this.pathname, search: this.search, hash: "" })),
        referrer: Effect.succeed(""),
        go,
        replace: go,
        hidden: Stream.never,
        reload: Effect.void,
        post: (text) =>
          Effect.andThen(
            PubSub.publish(this.messages, { from: this, text }),
            Effect.sync(() => void this.announcements.push(text))
          ),
        messages: Stream.fromPubSub(this.messages).pipe(
          Stream.filter(({ from }) => from !== this),
          Stream.map(({ text }) => text)
        )
      })
    )
  }

  #visitor() {
    return Layer.succeed(
      Visitor,
      Visitor.of({
        guid: Effect.sync(() => this.guid),
        visitorId: Effect.succeed(null),
        isBot: Effect.sync(() => this.isBot),
        adopt: (adopted) => Effect.sync(() => void (this.guid = adopted)),
        state: Effect.sync(() => {
          this.guid = guid
          return { webUserGuid: guid, itemCount: 0, cartTotal: Cents.make(0), listCount: 0 }
        })
      })
    )
  }
}

const createStorageArea = (texts: Map<string, string>): StorageArea => ({
  read: (key) => Effect.sync(() => texts.get(key)),
  write: (key, text) => Effect.sync(() => void texts.set(key, text)),
  remove: (key) => Effect.sync(() => void texts.delete(key)),
  clear: Effect.sync(() => texts.clear())
})
