import type { MergeStep } from "../database/MergeStep.ts"

/** Merges two memberships into one. */
export const mergeMembership: MergeStep = async (transaction, from, to) => {
  await transaction
    .insertInto("rewards_member")
    .columns(["web_user_guid", "joined_at"])
    .expression((query) =>
      query
        .selectFrom("rewards_member")
        .select((member) => [member.val(to).$castTo<string>().as("web_user_guid"), "joined_at"])
        .where("web_user_guid", "=", from)
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await transaction.deleteFrom("rewards_member").where("web_user_guid", "=", from).execute()
}

/** Moves the points. If both visitors have points for joining, they count only once. */
export const mergePoints: MergeStep = async (transaction, from, to) => {
  await transaction
    .deleteFrom("points_entry")
    .where("web_user_guid", "=", from)
    .where("reason", "=", "signup")
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("points_entry as kept").select("entry_id").where("kept.web_user_guid", "=", to).where("kept.reason", "=", "signup"))
    )
    .execute()
  await transaction.updateTable("points_entry").set({ web_user_guid: to }).where("web_user_guid", "=", from).execute()
}

/** Moves the membership and the points for joining to the joiner's account; everything else stays with the visitor. */
export const moveJoining: MergeStep = async (transaction, from, to) => {
  const { numUpdatedRows } = await transaction
    .updateTable("points_entry")
    .set({ web_user_guid: to })
    .where("web_user_guid", "=", from)
    .where("reason", "=", "signup")
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("points_entry as kept").select("entry_id").where("kept.web_user_guid", "=", to).where("kept.reason", "=", "signup")
        )
      )
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await transaction
    .insertInto("rewards_member")
    .values({ web_user_guid: to })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
