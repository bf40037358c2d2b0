/** A message for one device, as a push service takes it. */
export interface PushDelivery {
  readonly endpoint: string
  /** Of the browser, base64url. */
  readonly key: string
  readonly authSecret: string
  /** The text that is encrypted for the device. */
  readonly payload: string
  /** Of messages with the same key a push service keeps the latest, while the device is away. */
  readonly collapseKey: string
}

/** What became of a delivery. `problem` is for staff, at most 200 characters, and holds no secret. */
export type PushOutcome =
  | { readonly _tag: "Taken" }
  /** The device takes nothing more at that address, for ever: 404 or 410. */
  | { readonly _tag: "Gone"; readonly problem: string }
  /** Nobody took it now; `after` is how long the service asks to wait, in milliseconds. */
  | { readonly _tag: "Later"; readonly problem: string; readonly after: number | null }
  /** It will not be taken however often it is sent. */
  | { readonly _tag: "Refused"; readonly problem: string }

/** Port: hands a message to the push service of a browser. Never rejects, and ends within 15 seconds. */
export type PushSender = (delivery: PushDelivery) => Promise<PushOutcome>
