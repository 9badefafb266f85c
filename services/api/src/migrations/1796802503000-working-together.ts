import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type AddedRights, addRights, removeRights } from './add-rights.ts';

const EDITORS = ['MANAGER', 'ADMIN'];
const RIGHTS: AddedRights = {
  'approval.approve': { title: 'Одобрение: одобрять публикации', roles: EDITORS },
  'approval.rule': { title: 'Одобрение: решать, что публикуют вдвоём', roles: ['ADMIN'] },
  'approval.rules': { title: 'Одобрение: смотреть, что публикуют вдвоём', roles: EDITORS },
  'approval.state': { title: 'Одобрение: смотреть, одобрена ли запись', roles: EDITORS },
  'approval.withdraw': { title: 'Одобрение: отзывать своё', roles: EDITORS },
  'comment.add': { title: 'Комментарии: писать', roles: EDITORS },
  'comment.list': { title: 'Комментарии: читать', roles: EDITORS },
  'comment.mentions': { title: 'Комментарии: видеть, где упомянули', roles: EDITORS },
  'comment.people': { title: 'Комментарии: видеть, кого можно упомянуть', roles: EDITORS },
  'comment.resolve': { title: 'Комментарии: отмечать решённые', roles: EDITORS },
  'comment.seen': { title: 'Комментарии: отмечать прочитанные', roles: EDITORS },
  'field-group.figures': { title: 'Поля: менять цены, ставки и суммы', roles: EDITORS },
  'field-group.legal': { title: 'Поля: менять правовые тексты', roles: EDITORS },
  'personal-data.access-log': { title: 'Личные данные: смотреть, кто их открывал', roles: ['ADMIN'] },
  'view-as.roles': { title: 'Чужая роль: выбирать', roles: ['ADMIN'] },
  'view-as.start': { title: 'Чужая роль: смотреть кабинет её правами', roles: ['ADMIN'] },
};

/** Fields with rights of their own, the view of another role, who has looked at people, approvals and comments. */
export class WorkingTogether1796802503000 implements MigrationInterface {
  readonly name = 'WorkingTogether1796802503000';

  async up(runner: QueryRunner): Promise<void> {
    await this.viewAs(runner);
    await this.accessLog(runner);
    await this.approvals(runner);
    await this.comments(runner);
    await addRights(runner, RIGHTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeRights(runner, RIGHTS);
    await runner.query(
      'DROP TABLE content_mention, content_comment, content_approval, content_approval_rule, personal_access',
    );
    await runner.query('DROP FUNCTION refuse_access_change()');
    await runner.query('DROP TRIGGER session_view_is_announced ON session');
    await runner.query('ALTER TABLE session DROP as_role_id');
  }

  private async viewAs(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session ADD as_role_id integer REFERENCES role ON DELETE SET NULL');
    await runner.query(`
      CREATE TRIGGER session_view_is_announced AFTER UPDATE OF as_role_id ON session
      FOR EACH STATEMENT EXECUTE FUNCTION announce_rights()`);
  }

  private async accessLog(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE personal_access (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        actor_id text NOT NULL,
        actor_name text NOT NULL,
        subject text NOT NULL,
        subject_id text NOT NULL
      )`);
    await runner.query(`
      CREATE FUNCTION refuse_access_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'who has looked at personal data is never changed';
      END $$`);
    await runner.query(`
      CREATE TRIGGER personal_access_is_immutable BEFORE UPDATE OR DELETE ON personal_access
      FOR EACH ROW EXECUTE FUNCTION refuse_access_change()`);
    await runner.query(`
      CREATE TRIGGER personal_access_is_kept BEFORE TRUNCATE ON personal_access
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_access_change()`);
  }

  private async approvals(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE content_approval_rule (content_type text PRIMARY KEY)');
    await runner.query(`
      CREATE TABLE content_approval (
        content_type text NOT NULL,
        item_id integer NOT NULL,
        digest text NOT NULL CHECK (digest ~ '^[0-9a-f]{64}$'),
        approver_id text NOT NULL,
        approver_name text NOT NULL,
        approved_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (content_type, item_id)
      )`);
  }

  private async comments(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE content_comment (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        content_type text NOT NULL,
        item_id integer NOT NULL,
        author_id integer REFERENCES staff_user ON DELETE SET NULL,
        author_name text NOT NULL,
        text text NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        resolved_at timestamptz,
        resolved_by text NOT NULL DEFAULT ''
      )`);
    await runner.query('CREATE INDEX content_comment_of ON content_comment (content_type, item_id, id)');
    await runner.query('CREATE INDEX content_comment_author ON content_comment (author_id)');
    await runner.query(`
      CREATE TABLE content_mention (
        comment_id bigint NOT NULL REFERENCES content_comment ON DELETE CASCADE,
        user_id integer NOT NULL REFERENCES staff_user ON DELETE CASCADE,
        seen_at timestamptz,
        PRIMARY KEY (comment_id, user_id)
      )`);
    await runner.query(
      'CREATE INDEX content_mention_unseen ON content_mention (user_id) WHERE seen_at IS NULL',
    );
  }
}
