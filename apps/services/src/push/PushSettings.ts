/** Push settings of the services. */
export interface PushSettings {
  /** The shop's VAPID public key in base64url; null if push is disabled. */
  readonly publicKey: string | null
  /** Whether push services on this machine are allowed, for development and tests only. */
  readonly allowsLoopback: boolean
}

/** Push disabled. */
export const noPush: PushSettings = { publicKey: null, allowsLoopback: false }
