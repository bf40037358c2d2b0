/** What the services have to know of the shop's messages to devices. */
export interface PushSettings {
  /** The shop's own key (VAPID, base64url); null: it sends none. */
  readonly publicKey: string | null
  /** Also this machine is a push service: where push is tried out, and nowhere else. */
  readonly allowsLoopback: boolean
}

/** No messages. */
export const noPush: PushSettings = { publicKey: null, allowsLoopback: false }
