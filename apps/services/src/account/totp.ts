import { Secret, TOTP } from "otpauth"

/** Key length in bytes, equal to the length of the SHA-1 hash (RFC 4226). */
const KEY_BYTES = 20
/** Seconds per code, and the number of adjacent codes that are accepted because clocks differ. */
const PERIOD_SECONDS = 30
const WINDOW = 1

/** Generates a key in base32. */
export const generateTotpKey = (): string => new Secret({ size: KEY_BYTES }).base32

/** Returns the URL for the QR code of an authenticator app. */
export const getOtpAuthUrl = (key: string, issuer: string, label: string): string => createTotp(key, { issuer, label }).toString()

/** Returns the time step of a code; null if it is not a current one (RFC 6238). `now` is UTC milliseconds. */
export const getTimeStep = (key: string, code: string, now: number): number | null => {
  const delta = createTotp(key).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta
}

const createTotp = (key: string, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(key), algorithm: "SHA1", digits: 6, period: PERIOD_SECONDS })
