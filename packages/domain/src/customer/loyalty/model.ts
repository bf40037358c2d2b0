import { Effect, Schema, SchemaGetter } from "effect"
import { CentsOnWire } from "../../foundation/money/model.ts"

/** Loyalty status of a visitor (LOY-01); `unknown` if the service returned none or an unsupported one (LOY-12). */
export const UserStatus = Schema.Literals(["unknown", "eligible", "not_eligible", "not_loggedin"])
export type UserStatus = typeof UserStatus.Type

const isStatus = Schema.is(UserStatus)
const statusOnWire = Schema.NullOr(Schema.String).pipe(
  Schema.decodeTo(UserStatus, {
    decode: SchemaGetter.transform((status): UserStatus => (isStatus(status) ? status : "unknown")),
    encode: SchemaGetter.transform((status: UserStatus): string | null => status)
  }),
  Schema.withDecodingDefaultKey(Effect.succeed(null))
)

/** Points of a member (LOY-02). `decimal` is integer cents here and dollars on the wire; `string` is like `$12.50`. */
export const Points = Schema.Struct({
  totalDollarValue: Schema.Struct({ decimal: CentsOnWire, string: Schema.String }),
  totalPoints: Schema.Int,
  redeemablePoints: Schema.Int,
  redeemableDollarValue: Schema.String
})
export interface Points extends Schema.Struct.Type<typeof Points.fields> {}

/** Loyalty status and points of this visitor (LOY-01). Points are null for visitors who are not members. */
export const LoyaltyLink = Schema.Struct({
  userStatus: statusOnWire,
  onClickUrl: Schema.NullOr(Schema.String),
  currentPoints: Schema.NullOr(Points),
  expiringPoints: Schema.NullOr(Schema.Struct({ totalDollarValue: Schema.Struct({ decimal: CentsOnWire }) }))
})
export interface LoyaltyLink extends Schema.Struct.Type<typeof LoyaltyLink.fields> {}

/** Reason of a ledger entry. */
export const PointsReason = Schema.Literals(["signup", "order", "redeemed", "canceled", "returned", "moved"])
export type PointsReason = typeof PointsReason.Type

/** Points ledger of a member. */
export const PointsHistory = Schema.Struct({
  entries: Schema.Array(
    Schema.Struct({
      /** Negative if spent or revoked. */
      points: Schema.Int,
      reason: PointsReason,
      orderNumber: Schema.NullOr(Schema.String),
      /** UTC milliseconds. */
      at: Schema.Int
    })
  )
})
export interface PointsHistory extends Schema.Struct.Type<typeof PointsHistory.fields> {}

/** Response to joining the rewards program (CALL-27). */
export const LoyaltyAnswer = Schema.Struct({ success: Schema.Boolean, publicErrorMessage: Schema.NullOr(Schema.String) })
export interface LoyaltyAnswer extends Schema.Struct.Type<typeof LoyaltyAnswer.fields> {}
