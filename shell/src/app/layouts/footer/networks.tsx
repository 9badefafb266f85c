import type { SocialNetwork } from '@polden/api-contract';
import { Icon, useShellData, type IconName } from '@polden/ui';
import css from './footer.module.css';

/** Signs of our own for what is done there, no network's mark. */
const SIGNS: Record<SocialNetwork['icon'], IconName> = {
  vk: 'speech',
  telegram: 'plane',
  ok: 'friends',
  dzen: 'star',
  rutube: 'play',
  link: 'link',
};

export function Networks() {
  const { networks } = useShellData();
  if (networks.length === 0) return null;
  return (
    <ul role="list" className={css.networks} aria-label="Мы в социальных сетях">
      {networks.map(({ id, title, url, icon }) => (
        <li key={id}>
          <a href={url} className={css.network} title={title} target="_blank" rel="noopener nofollow">
            <Icon name={SIGNS[icon]} size={20} />
            <span className="visually-hidden">{title}, откроется в новой вкладке</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
