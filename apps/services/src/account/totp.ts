import { Secret, TOTP } from "otpauth"

/** Bytes of a key: as many as the hash has that codes are made with (RFC 4226). */
const KEY_BYTES = 20
/** Seconds for which a code holds, and codes before and after the present one that are taken: clocks differ. */
const PERIOD = 30
const WINDOW = 1

/** A new key in base32. */
export const generateTotpKey = (): string => new Secret({ size: KEY_BYTES }).base32

/** The address of a key that an app's camera reads, with the names that it shows. */
export const getOtpAuthUrl = (key: string, issuer: string, label: string): string => totpOf(key, { issuer, label }).toString()

/** The time step whose code this is, by a clock in UTC milliseconds; null where it is none of the present ones (RFC 6238). */
export const getTimeStep = (key: string, code: string, now: number): number | null => {
  const delta = totpOf(key).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}

const totpOf = (key: string, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(key), algorithm: "SHA1", digits: 6, period: PERIOD })
