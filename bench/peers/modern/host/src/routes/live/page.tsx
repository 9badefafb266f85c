import { LandingPage } from '../../landing-page.tsx';

export default LandingPage;
