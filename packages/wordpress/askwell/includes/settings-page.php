<?php
/**
 * The page below Settings, for administrators.
 *
 * @package Askwell
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

add_action( 'admin_init', 'askwell_register_settings' );
add_action( 'admin_menu', 'askwell_add_page' );
add_filter( 'plugin_action_links_' . plugin_basename( dirname( __DIR__ ) . '/askwell.php' ), 'askwell_action_links' );

/** Registers the option; WordPress checks the nonce and the capability when the form is sent. */
function askwell_register_settings() {
	register_setting(
		'askwell',
		ASKWELL_OPTION,
		array(
			'type'              => 'array',
			'sanitize_callback' => 'askwell_sanitize',
			'default'           => array(),
		)
	);
}

/** Adds the page to the Settings menu. */
function askwell_add_page() {
	add_options_page(
		__( 'Askwell', 'askwell' ),
		__( 'Askwell', 'askwell' ),
		'manage_options',
		'askwell',
		'askwell_render_page'
	);
}

/**
 * Adds a link to the settings in the list of plugins.
 *
 * @param string[] $links The links that are there.
 * @return string[]
 */
function askwell_action_links( $links ) {
	$url = admin_url( 'options-general.php?page=askwell' );
	array_unshift( $links, '<a href="' . esc_url( $url ) . '">' . esc_html__( 'Settings', 'askwell' ) . '</a>' );
	return $links;
}

/** Prints the page. */
function askwell_render_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$settings = askwell_settings();
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<p>
			<?php
			echo askwell_is_complete( $settings )
				? esc_html__( 'Your chatbot is on every page of your website.', 'askwell' )
				: esc_html__( 'Paste the embed code from your Askwell dashboard. Your chatbot then appears on every page.', 'askwell' );
			?>
		</p>
		<p><?php esc_html_e( 'To show the chat inside a page instead, add the shortcode [askwell] to it.', 'askwell' ); ?></p>
		<form action="options.php" method="post">
			<?php settings_fields( 'askwell' ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row">
						<label for="askwell-chatbot-id"><?php esc_html_e( 'Embed code or chatbot ID', 'askwell' ); ?></label>
					</th>
					<td>
						<input type="text" class="large-text code" id="askwell-chatbot-id"
							name="<?php echo esc_attr( ASKWELL_OPTION ); ?>[chatbot_id]"
							value="<?php echo esc_attr( $settings['chatbot_id'] ); ?>" autocomplete="off" spellcheck="false">
						<p class="description"><?php esc_html_e( 'The embed code fills in the server, too.', 'askwell' ); ?></p>
					</td>
				</tr>
				<tr>
					<th scope="row">
						<label for="askwell-server"><?php esc_html_e( 'Askwell server', 'askwell' ); ?></label>
					</th>
					<td>
						<input type="url" class="regular-text code" id="askwell-server"
							name="<?php echo esc_attr( ASKWELL_OPTION ); ?>[server]"
							value="<?php echo esc_url( $settings['server'] ); ?>" placeholder="https://chat.example.com">
					</td>
				</tr>
				<tr>
					<th scope="row"><?php esc_html_e( 'Visibility', 'askwell' ); ?></th>
					<td>
						<label for="askwell-hide">
							<input type="checkbox" id="askwell-hide" value="1"
								name="<?php echo esc_attr( ASKWELL_OPTION ); ?>[hide_for_members]"
								<?php checked( $settings['hide_for_members'] ); ?>>
							<?php esc_html_e( 'Hide the chat from people who are logged in to WordPress', 'askwell' ); ?>
						</label>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}
