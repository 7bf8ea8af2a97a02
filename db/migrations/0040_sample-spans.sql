CREATE TABLE "sample_spans" (
	"record_type" text PRIMARY KEY NOT NULL,
	"through_id" integer NOT NULL
);
--> statement-breakpoint
-- contract: the check is written anew below, one kind wider
ALTER TABLE "access_events" DROP CONSTRAINT "access_events_kind_check";--> statement-breakpoint
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_kind_check" CHECK ("access_events"."kind" in ('SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_OUT', 'PASSWORD_FORGOTTEN', 'SESSIONS_ENDED', 'PASSWORD_CHANGED', 'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'TOKEN_CREATED', 'TOKENS_REVOKED', 'USER_CREATED', 'USER_CHANGED', 'USER_DELETED', 'SETTINGS_CHANGED', 'DATA_EXPORTED', 'DATA_ERASED', 'SAMPLE_REMOVED'));